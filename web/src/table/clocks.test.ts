import { expect, test } from "vitest";
import type { TableNow } from "../wire/generated/messages";
import { clocksOf, left, spell } from "./clocks";

const table = {
  stage: "playing",
  about: { clock: { pace: "live" } },
  banks: [60_000, 60_000, 60_000, 60_000],
  waiting: [0, 2],
  at: 1_000,
  seats: [{ person: "a" }, { person: "b" }, { person: "c", bot: "greedy" }, { bot: "greedy" }],
} as unknown as TableNow;
const words = { days: (n: number) => `${n} d`, hours: (n: number) => `${n} h` };
const at = (now: number, over = table) => [0, 1, 2, 3].map((seat) => left(clocksOf(over)!, seat, now));

test("time runs for persons who are waited for, stands still while a bot plays for them, and bots have none", () => {
  expect(at(11_000)).toEqual([50_000, 60_000, 60_000, null]);
});

test("time never goes below nothing, and stands still after the end", () => {
  expect(at(100_000)[0]).toBe(0);
  expect(at(100_000, { ...table, stage: "over" })[0]).toBe(60_000);
});

test("without a clock nobody is hurried", () => {
  expect(clocksOf({ ...table, about: { ...table.about, clock: {} } })).toBeNull();
  expect(clocksOf({ ...table, banks: [] })).toBeNull();
});

test.each([
  [0, "0:00"],
  [59_001, "1:00"],
  [61_000, "1:01"],
  [7_300_000, "2 h"],
  [3 * 86_400_000, "3 d"],
])("%d ms is said as %s", (ms, said) => {
  expect(spell(ms, words)).toBe(said);
});
