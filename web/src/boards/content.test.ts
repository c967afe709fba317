import { describe, expect, it } from "vitest";
import { merged } from "./content";

const OWN = {
  card: [
    { id: "a", cost: 1 },
    { id: "b", cost: 2 },
  ],
  figures: { hand: 10, end: 12 },
};

describe("content with changes", () => {
  it("keeps the order of the own rows, and new ones follow", () => {
    const changes = { card: { c: { id: "c", cost: 3 }, a: { id: "a", cost: 9 } } };
    expect(merged(OWN, changes).card).toEqual([
      { id: "a", cost: 9 },
      { id: "b", cost: 2 },
      { id: "c", cost: 3 },
    ]);
  });

  it("lacks rows that are gone", () => {
    expect(merged(OWN, { card: { a: null } }).card).toEqual([{ id: "b", cost: 2 }]);
  });

  it("takes the figures that differ, and leaves the own content as it was", () => {
    expect(merged(OWN, { figures: { end: 14 } })).toEqual({ ...OWN, figures: { hand: 10, end: 14 } });
    expect(OWN.figures.end).toBe(12);
  });
});
