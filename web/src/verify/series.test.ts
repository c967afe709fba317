import { expect, test } from "vitest";
import { type Die, seriesOf } from "./series";

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
  expect(seriesOf(draws, [SIX]).map(({ faces }) => faces)).toEqual([SIX.faces, []]);
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
