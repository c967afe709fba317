import { describe, expect, it } from "vitest";
import { merged } from "./box";

const OWN = {
  card: [
    { id: "a", cost: 1 },
    { id: "b", cost: 2 },
  ],
  figures: { hand: 10, end: 12 },
};

describe("content with changes", () => {
  it("keeps the order of the own rows, and new ones follow by id", () => {
    const changes = { card: { aa: { id: "aa" }, d: { id: "d" }, c: { id: "c" }, a: { id: "a", cost: 9 } } };
    expect(merged(OWN, changes).card).toEqual([
      { id: "a", cost: 9 },
      { id: "b", cost: 2 },
      { id: "c" },
      { id: "d" },
      { id: "aa" },
    ]);
  });

  it("knows rows without an id by their number", () => {
    const own = { chip: [{ value: 1 }, { value: 5 }] };
    expect(merged(own, { chip: { 2: { value: 6 } } }).chip).toEqual([{ value: 1 }, { value: 6 }]);
  });

  it("lacks rows that are gone", () => {
    expect(merged(OWN, { card: { a: null } }).card).toEqual([{ id: "b", cost: 2 }]);
  });

  it("takes the figures that differ, and leaves the own content as it was", () => {
    expect(merged(OWN, { figures: { end: 14 } })).toEqual({ ...OWN, figures: { hand: 10, end: 14 } });
    expect(OWN.figures.end).toBe(12);
  });
});
