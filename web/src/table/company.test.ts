import { expect, test } from "vitest";
import type { SeatInfo, TableNow } from "../wire/generated/messages";
import { awaited, fighting, isAbsent, persons, stillAsked } from "./company";

const MINUTE = 60_000;
const HERE: SeatInfo = { name: "Ann", person: "a", here: true };
const AWAY: SeatInfo = { name: "Béa", person: "b", away: 1_000 };
const RESIGNED: SeatInfo = { name: "Cem", person: "c", here: true, resigned: true };
const HELD: SeatInfo = { name: "Dee", person: "d", bot: "greedy", away: 500 };

function table(seats: SeatInfo[], more: Partial<TableNow> = {}): TableNow {
  const about = { clock: { pace: "none" }, absence: 5 * MINUTE } as TableNow["about"];
  return { type: "table", stage: "playing", seats, waiting: seats.map((_, i) => i), about, ...more } as TableNow;
}

test("only persons who play themselves are waited for in vain", () => {
  const now = table([HERE, AWAY, RESIGNED, HELD]);
  expect(persons(now)).toEqual([0, 1]);
  expect(awaited(now)).toEqual([1]);
  expect(awaited({ ...now, waiting: [0] })).toEqual([]);
  expect(awaited({ ...now, stage: "over" })).toEqual([]);
});

test("absent is who has been away for the time agreed, and nobody where one has days", () => {
  const now = table([HERE, AWAY]);
  expect(isAbsent(now, 1, 5 * MINUTE + 999)).toBe(false);
  expect(isAbsent(now, 1, 5 * MINUTE + 1_000)).toBe(true);
  expect(isAbsent(now, 0, 60 * MINUTE)).toBe(false);
  const live = { ...now.about, clock: { pace: "live" as const } };
  expect(isAbsent({ ...now, about: live }, 1, 6 * MINUTE)).toBe(true);
  for (const about of [
    { ...now.about, absence: 0 },
    { ...now.about, clock: { pace: "slow" as const } },
  ])
    expect(isAbsent({ ...now, about }, 1, 60 * MINUTE)).toBe(false);
});

test("to end without a loser all must agree who play and are not absent", () => {
  const now = table([HERE, AWAY, RESIGNED, HELD], { agreed: [0] });
  expect(stillAsked(now, MINUTE)).toEqual([1]);
  expect(stillAsked(now, 10 * MINUTE)).toEqual([]);
});

test("those who fight on decide what resigning means", () => {
  expect(fighting(table([HERE, AWAY, RESIGNED]))).toEqual([0, 1]);
});
