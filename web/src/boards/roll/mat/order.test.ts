import { expect, test } from "vitest";
import { moved, turned } from "./order";

const DIVIDER = 99;
const ORDER = [1, 2, DIVIDER, 3];

test("a tile moves within its stack, and no further", () => {
  expect(moved(ORDER, 2, -1, DIVIDER)).toEqual([2, 1, DIVIDER, 3]);
  expect(moved(ORDER, 2, 1, DIVIDER)).toEqual(ORDER);
  expect(moved(ORDER, 3, -1, DIVIDER)).toEqual(ORDER);
});

test("a turned tile lies on top of the other stack", () => {
  expect(turned(ORDER, 1, DIVIDER)).toEqual([2, DIVIDER, 1, 3]);
  expect(turned(ORDER, 3, DIVIDER)).toEqual([3, 1, 2, DIVIDER]);
});
