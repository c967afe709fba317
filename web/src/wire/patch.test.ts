import { expect, test } from "vitest";
import type { Change } from "./generated/messages";
import { patched } from "./patch";

const view = {
  pool: 24,
  players: [
    { hand: 6, goods: [true] },
    { hand: 5, goods: [] },
  ],
  placing: 3,
};

test.each<[string, Change[], unknown]>([
  ["nothing", [], view],
  ["the whole view", [[[], { pool: 1 }]], { pool: 1 }],
  ["a field", [[["pool"], 23]], { ...view, pool: 23 }],
  ["a field far down", [[["players", 1, "hand"], 4]], { ...view, players: [view.players[0], { hand: 4, goods: [] }] }],
  ["a field away", [[["placing"]]], { pool: 24, players: view.players }],
  [
    "one after the other",
    [
      [["pool"], 9],
      [["pool"], 8],
    ],
    { ...view, pool: 8 },
  ],
])("puts %s", (_, changes, expected) => {
  expect(patched(view, changes)).toEqual(expected);
});

test("what did not change stays the same object", () => {
  const after = patched(view, [[["players", 1, "hand"], 4]]);
  expect(after.players[0]).toBe(view.players[0]);
  expect(after).not.toBe(view);
  expect(view.players[1]?.hand).toBe(5);
});

test("no path of a patch leads to what all objects share", () => {
  const hostile: Change[] = [
    [["__proto__", "polluted"], true],
    [["constructor", "prototype", "polluted"], true],
  ];
  patched({ ...view }, hostile);
  expect("polluted" in {}).toBe(false);
  expect("polluted" in view).toBe(false);
});
