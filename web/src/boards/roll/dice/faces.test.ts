import { expect, test } from "vitest";
import { BOX } from "../content";
import { aPlayer, aView } from "../fixtures";
import { laidOf } from "./faces";

const rolled = {
  explore: { home: 1 },
  develop: { military: 1, rare: 1 },
  settle: { home: 1 },
  wild: { alien: 1 },
};

test("dice lie as they fell, wilds wait, and what was moved keeps its face", () => {
  const own_columns = { develop: { military: 1 }, settle: { home: 1, rare: 1 } };
  const player = aPlayer({ rolled, own_columns, selected: "settle", selector: "home" });
  const laid = laidOf(BOX, aView([player]), player);
  expect(laid.columns.get("develop")).toEqual([{ kind: "military", copy: 0, face: "develop", isMoved: false }]);
  expect(laid.columns.get("settle")).toEqual([
    { kind: "home", copy: 0, face: "settle", isMoved: false },
    { kind: "rare", copy: 0, face: "develop", isMoved: true },
  ]);
  expect(laid.selector).toMatchObject({ kind: "home", face: "explore" });
  expect(laid.waiting).toEqual([{ kind: "alien", copy: 0, face: "wild", isMoved: false }]);
});

test("a wild in a column is no longer waiting", () => {
  const player = aPlayer({ rolled, own_columns: { ship: { alien: 1 } } });
  const laid = laidOf(BOX, aView([player]), player);
  expect(laid.columns.get("ship")).toEqual([{ kind: "alien", copy: 0, face: "wild", isMoved: true }]);
  expect(laid.waiting).toEqual([]);
});

test("what nobody may know has no face", () => {
  const player = aPlayer({ columns: { ship: { home: 2 } } });
  const laid = laidOf(BOX, aView([player], { assigning: false, happening: ["ship"], phase: "ship" }), player);
  expect(laid.columns.get("ship")?.map(({ face, copy }) => [face, copy])).toEqual([
    [undefined, 0],
    [undefined, 1],
  ]);
});
