import { expect, test } from "vitest";
import { screens, sharing } from "./shared";

const seats = [
  { person: "ann" },
  { person: "ann" },
  { bot: "greedy" },
  { person: "cem" },
  { person: "dee" },
  {},
  { person: "cem" },
];

test("seats of one person are played at one screen", () => {
  expect(sharing(seats, 0)).toEqual([1]);
  expect(sharing(seats, 6)).toEqual([3]);
  expect(screens(seats)).toEqual([
    [0, 1],
    [3, 6],
  ]);
});

test("bots and free seats share nothing", () => {
  expect(sharing([{ bot: "greedy" }, { bot: "greedy" }, {}, {}], 0)).toEqual([]);
  expect(screens([{}, {}, { bot: "greedy" }])).toEqual([]);
});
