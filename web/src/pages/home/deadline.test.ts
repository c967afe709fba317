import { expect, test } from "vitest";
import { left } from "./deadline";

const DAY = 86_400_000;
const card = { clock: { pace: "slow", budget: 3 * DAY }, stage: "playing", since: 10 * DAY } as const;

test("a slow clock runs for whoever is waited for, since they are", () => {
  expect(left(card, 11 * DAY)).toBe(2 * DAY);
  expect(left(card, 20 * DAY)).toBe(0);
});

test("before and after the game, and without such a clock, nothing is left to tell", () => {
  expect(left({ ...card, stage: "open" }, 11 * DAY)).toBeNull();
  expect(left({ ...card, stage: "over" }, 11 * DAY)).toBeNull();
  expect(left({ ...card, clock: { pace: "live", budget: DAY } }, 11 * DAY)).toBeNull();
});
