import { expect, test } from "vitest";
import type { TableNow } from "../wire/generated/messages";
import { left, spell } from "./clock";

const table = {
  stage: "playing",
  about: { clock: { pace: "live" } },
  banks: [60_000, 60_000, 60_000],
  waiting: [0, 2],
  at: 1_000,
  seats: [{}, {}, { bot: "greedy" }],
} as unknown as TableNow;
const words = { days: (n: number) => `${n} d`, hours: (n: number) => `${n} h` };

test("time runs for persons who are waited for, and never for bots", () => {
  expect([0, 1, 2].map((seat) => left(table, seat, 11_000))).toEqual([50_000, 60_000, 60_000]);
});

test("time never goes below nothing, and stands still after the end", () => {
  expect(left(table, 0, 100_000)).toBe(0);
  expect(left({ ...table, stage: "over" }, 0, 100_000)).toBe(60_000);
});

test("without a clock nobody is hurried", () => {
  expect(left({ ...table, about: { ...table.about, clock: {} } }, 0, 11_000)).toBeNull();
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
