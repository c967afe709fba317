import { describe, expect, test } from "vitest";
import { graduations, lead, roundMarks, spread, thinned, trace } from "./chart";

describe("graduations", () => {
  test("are round numbers that hold every value", () => {
    expect(graduations(0, 35)).toEqual([0, 10, 20, 30, 40]);
    expect(graduations(0, 21)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(graduations(0, 3)).toEqual([0, 1, 2, 3]);
  });

  test("hold a game without points, and less than none", () => {
    expect(graduations(0, 0)).toEqual([0, 1]);
    expect(graduations(-4, 9)).toEqual([-5, 0, 5, 10]);
  });
});

test("a line is level until points change", () => {
  const path = trace(
    [0, 0, 3, 3],
    (at) => at * 10,
    (n) => 100 - n,
  );
  expect(path).toBe("M0 100H20V97H30");
});

describe("spread", () => {
  test("leaves labels that are far apart", () => {
    expect(spread([10, 50], 20, 0, 100)).toEqual([10, 50]);
  });

  test("moves apart those that would touch, and keeps them inside", () => {
    expect(spread([50, 50], 20, 0, 100)).toEqual([50, 70]);
    expect(spread([95, 97, 99], 20, 0, 100)).toEqual([60, 80, 100]);
  });
});

test("a round begins once, even if an answer is taken back over its edge", () => {
  expect(roundMarks([0, 0, 1, 1, 2, 1, 2, 3])).toEqual([
    { at: 2, round: 1 },
    { at: 4, round: 2 },
    { at: 7, round: 3 },
  ]);
});

test("marks are thinned in equal steps", () => {
  const marks = Array.from({ length: 12 }, (_, i) => i + 1);
  expect(thinned(marks, 20)).toEqual(marks);
  expect(thinned(marks, 6)).toEqual([2, 4, 6, 8, 10, 12]);
  expect(thinned(marks, 3)).toEqual([5, 10]);
});

describe("lead", () => {
  test("tells since when the leader leads, whatever draws lie between", () => {
    expect(
      lead([
        [0, 1, 1, 4, 4],
        [0, 0, 2, 4, 5],
      ]),
    ).toEqual({ seat: 1, since: 2, changes: 1 });
  });

  test("is nobody's when they are equal, and nothing for one alone", () => {
    expect(
      lead([
        [0, 2],
        [0, 2],
      ]),
    ).toBeNull();
    expect(lead([[0, 2]])).toBeNull();
  });
});
