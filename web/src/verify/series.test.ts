import { expect, test } from "vitest";
import type { Die } from "../boards/dice";
import type { Purpose } from "./log";
import { seriesOf } from "./series";

const SIX: Die = { below: 6, faces: [{ ref: "face:sun", icon: "die" }] };
const EIGHT: Die = { below: 8, faces: [] };

function told(bounds: number[], ...dice: Die[]): string[] {
  const draws = bounds.map((below) => ({ below, result: below - 1 }));
  return seriesOf(draws, dice).map(({ kind, of, results }) => `${kind} ${of} x${results.length}`);
}

test("n, n-1 … 2 is a shuffle of n", () => {
  expect(told([5, 4, 3, 2])).toEqual(["shuffle 5 x4"]);
  expect(told([3, 2, 3, 2])).toEqual(["shuffle 3 x2", "shuffle 3 x2"]);
  expect(told([4, 3, 2, 2])).toEqual(["shuffle 4 x3", "pick 2 x1"]);
});

test("the game says which draws are dice, and what is neither is a pick", () => {
  expect(told([6, 6, 6, 6], SIX)).toEqual(["dice 6 x4"]);
  expect(told([6, 6, 8], EIGHT)).toEqual(["pick 6 x2", "dice 8 x1"]);
  expect(told([6, 6, 6, 6])).toEqual(["pick 6 x4"]);
  expect(told([3])).toEqual(["pick 3 x1"]);
  expect(told([4, 3])).toEqual(["pick 4 x1", "pick 3 x1"]);
});

test("dice end where a shuffle of six starts", () => {
  expect(told([6, 6, 6, 5, 4, 3, 2, 6], SIX)).toEqual(["dice 6 x2", "shuffle 6 x5", "dice 6 x1"]);
});

test("dice show their faces, and nothing else does", () => {
  const draws = [6, 8].map((below) => ({ below, result: 0 }));
  expect(seriesOf(draws, [SIX]).map(({ dice }) => dice)).toEqual([[SIX], []]);
});

test("results stay in order", () => {
  expect(
    seriesOf(
      [4, 0, 2].map((result) => ({ below: 6, result })),
      [],
    )[0]?.results,
  ).toEqual([4, 0, 2]);
  expect(seriesOf([], [])).toEqual([]);
});

// What the log says of draws

const HOME: Die = { ref: "die:home", below: 6, faces: [{ ref: "face:moon", icon: "die" }] };
const RARE: Die = { ref: "die:rare", below: 6, faces: [{ ref: "face:star", icon: "die" }] };

function explained(bounds: number[], ...said: [refs: string, many: number][]): string[] {
  const draws = bounds.map((below) => ({ below, result: 0 }));
  const purposes = said.map(([refs, many]): Purpose => ({ refs: refs ? refs.split(",") : [], many }));
  return seriesOf(draws, [HOME, RARE], purposes).map(({ kind, refs, of, results, dice }) =>
    [kind, refs.join("+"), `${of}x${results.length}`, ...dice.map(({ ref }) => ref)].filter(Boolean).join(" "),
  );
}

test("a log may say which dice were rolled, and by whom: those of one seat are one roll", () => {
  const said: [string, number][] = [
    ["seat:0,die:home", 2],
    ["seat:0,die:rare", 1],
    ["seat:1,die:home", 1],
  ];
  expect(explained([6, 6, 6, 6], ...said)).toEqual([
    "dice seat:0 6x3 die:home die:home die:rare",
    "dice seat:1 6x1 die:home",
  ]);
});

test("what is said of a draw goes before what it looks like", () => {
  expect(explained([6], ["seat:0,draw:bag", 1])).toEqual(["pick seat:0+draw:bag 6x1"]);
  expect(explained([3, 2], ["seat:0,draw:bag", 2])).toEqual(["pick seat:0+draw:bag 3x1", "pick seat:0+draw:bag 2x1"]);
  expect(explained([2], ["shuffle:pair", 1])).toEqual(["shuffle shuffle:pair 2x1"]);
  expect(explained([6], ["die:unknown", 1])).toEqual(["pick die:unknown 6x1"]);
});

test("a die that has a name is not taken for any draw, and draws of which nothing is said are as ever", () => {
  expect(explained([6, 6])).toEqual(["pick 6x2"]);
  expect(explained([6, 3, 2, 6], ["die:home", 1], ["", 2])).toEqual(["dice 6x1 die:home", "shuffle 3x2", "pick 6x1"]);
});

test("more said than drawn is no trouble", () => {
  expect(explained([6], ["die:home", 3], ["die:rare", 2])).toEqual(["dice 6x1 die:home"]);
});
