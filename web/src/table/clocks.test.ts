import { expect, test } from "vitest";
import type { TableNow } from "../wire/generated/messages";
import { clocksOf, hasteOf, left, spell } from "./clocks";

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
  [3_599_000, "59:59"],
  [3_600_000, "1 h\u00a000"],
  [7_300_000, "2 h\u00a001"],
  [36_000_000, "10 h"],
  [47 * 3_600_000, "47 h"],
  [3 * 86_400_000, "3 d"],
])("%d ms is said as %s", (ms, said) => {
  expect(spell(ms, words)).toBe(said);
  expect(said.length).toBeLessThanOrEqual(6);
});

test("time hurries in its last minute, more in its last seconds, and is up at nothing", () => {
  expect([60_000, 59_999, 10_000, 9_999, 1, 0].map(hasteOf)).toEqual(["", "low", "low", "last", "last", "up"]);
});
