import { expect, test } from "vitest";
import { gone, type Places } from "./places";

const [worlds, hand] = [{} as Element, {} as Element];
const at = (left: number, top: number, list: Element | null = worlds, part: Element | null = null) => ({
  box: { left, top, width: 80, height: 100 } as DOMRect,
  list,
  part,
});
const names = (before: Places, now: Places) => [...gone(before, now).keys()];

test("what moves because the board divides its room anew has gone nowhere", () => {
  const before = new Map([
    ["old_earth", at(0, 300)],
    ["new_sparta", at(90, 300)],
  ]);
  const folded = new Map([
    ["old_earth", at(0, 120)],
    ["new_sparta", at(240, 120)],
  ]);
  expect(names(before, folded)).toEqual([]);
  expect(
    names(
      before,
      new Map([
        ["epsilon", at(0, 120)],
        ["old_earth", at(90, 120)],
        ["new_sparta", at(180, 120)],
      ]),
    ),
  ).toEqual([]);
});

test("what changes its list or its place in it has gone somewhere else", () => {
  const before = new Map([
    ["a", at(0, 0)],
    ["b", at(200, 0)],
    ["c", at(400, 0, hand)],
  ]);
  expect(
    names(
      before,
      new Map([
        ["b", at(0, 0)],
        ["a", at(200, 0)],
        ["c", at(400, 0, hand)],
      ]),
    ),
  ).toEqual(["b", "a"]);
  expect(
    names(
      before,
      new Map([
        ["a", at(0, 0)],
        ["b", at(200, 0)],
        ["c", at(0, 300)],
      ]),
    ),
  ).toEqual(["c"]);
});

test("what its part of the board draws in another list now has gone nowhere", () => {
  const [mine, theirs] = [{} as Element, {} as Element];
  const [drawn, gone] = [{ isConnected: true } as Element, { isConnected: false } as Element];
  const before = new Map([["old_earth", at(0, 300, gone, mine)]]);
  expect(names(before, new Map([["old_earth", at(0, 600, drawn, mine)]]))).toEqual([]);
  expect(names(before, new Map([["old_earth", at(0, 600, drawn, theirs)]]))).toEqual(["old_earth"]);
});

test("what is in no list has gone as far as it lies from where it was", () => {
  const fleet = (left: number) => new Map([["fleet", at(left, 0, null)]]);
  expect(names(fleet(0), fleet(500))).toEqual(["fleet"]);
  expect(names(fleet(0), fleet(60))).toEqual([]);
});
