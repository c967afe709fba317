import { expect, it } from "vitest";
import { chanceOf } from "./chances";

it("counts the rolls of three dice that reach a sum", () => {
  expect([17, 13, 8, 4].map((least) => chanceOf(3, least))).toEqual([2, 26, 84, 100]);
  expect(chanceOf(3, 19)).toBe(0);
  expect(chanceOf(1, 5)).toBe(33);
});
