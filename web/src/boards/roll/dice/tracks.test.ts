import { expect, test } from "vitest";
import { nameAt, track } from "./tracks";

test("a die keeps its name wherever it goes, and those that stay keep theirs", () => {
  const before = track(new Map(), { cup: { home: 3 }, citizenry: { rare: 1 } }, "die");
  const after = track(before, { cup: { home: 1 }, ship: { home: 2 }, citizenry: { rare: 1 } }, "die");
  expect(nameAt(after, "cup", "home", 0)).toBe(nameAt(before, "cup", "home", 0));
  expect([0, 1].map((copy) => nameAt(after, "ship", "home", copy))).toEqual(
    [1, 2].map((copy) => nameAt(before, "cup", "home", copy)),
  );
  expect(nameAt(after, "citizenry", "rare", 0)).toBe(nameAt(before, "citizenry", "rare", 0));
});

test("a die from the supply has a new name", () => {
  const before = track(new Map(), { cup: { home: 1 } }, "die");
  const after = track(before, { cup: { home: 2 } }, "die");
  expect(new Set([...after.values()].flat()).size).toBe(2);
});
