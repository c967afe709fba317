import { describe, expect, it } from "vitest";
import { Box, type ByKind, contentFinder, gallery, madeBy, merged } from "./box";

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

describe("a box", () => {
  const box = new Box(OWN, { card: { b: null, c: { id: "c", cost: 3 } } });

  it("finds rows by kind and id", () => {
    expect([box.rowOf("card", "c").cost, box.maybeRow("card", "b")]).toEqual([3, undefined]);
    expect(() => box.rowOf("card", "b")).toThrow("no card is called b");
  });

  it("is the game's own without changes", () => {
    expect(new Box(OWN, null).contents).toBe(OWN);
  });
});

it("has a picture of its own for what is painted, and one that all others share", () => {
  const picture = gallery("game", OWN.card);
  expect([picture("a", "any", 2), picture("c", "any", 0)]).toEqual(["/art/game/a.2.svg", "/art/game/any.0.svg"]);
});

it("makes something of a row by its kind, and nothing of a kind that nobody knows", () => {
  type Power = { kind: "draw"; n: number } | { kind: "rest" };
  const said: ByKind<Power, string> = { draw: ({ n }) => `+${n}`, rest: () => "…" };
  expect(madeBy(said, { kind: "draw", n: 2 })).toBe("+2");
  expect(madeBy(said, JSON.parse('{"kind": "fly"}'))).toBeUndefined();
});

describe("content of a sight", () => {
  const box = new Box(OWN, null);
  const contentOf = contentFinder(box, (changes) => new Box(OWN, changes));

  it("is what is in the box where nothing differs", () => {
    expect(contentOf({ changes: null })).toBe(box);
  });

  it("is made once for the changes of a pack, and two tables do not meet", () => {
    const [dear, cheap] = [{ figures: { hand: 9 } }, { figures: { hand: 5 } }];
    expect(contentOf({ changes: dear })).toBe(contentOf({ changes: dear }));
    expect([dear, cheap, dear].map((changes) => contentOf({ changes }).contents.figures.hand)).toEqual([9, 5, 9]);
    expect(box.contents.figures.hand).toBe(10);
  });
});
