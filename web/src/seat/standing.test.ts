import { expect, test } from "vitest";
import type { SeatInfo } from "../wire/generated/messages";
import { isMissing, markOf, type Standing, standingOf } from "./standing";

const seats: SeatInfo[] = [
  { name: "Ada", person: "a", here: true },
  { name: "Ben", person: "b" },
  { name: "Cleo", person: "c", bot: "greedy", here: true },
  { bot: "greedy" },
  { name: "Dora", person: "d", bot: "greedy" },
  {},
];

test("a seat is kept by somebody, by a bot for somebody, by a bot, or by nobody", () => {
  const standings = seats.map((_, seat) => standingOf({ seats, resigned: [4] }, seat));
  expect(standings).toEqual(["here", "away", "stand_in", "bot", "resigned", "free"] satisfies Standing[]);
  expect(standings.filter(isMissing)).toEqual(["away", "stand_in", "resigned"]);
});

test("each has a sign and words of its own, but bots of both kinds share the sign", () => {
  const marks = (["resigned", "stand_in", "bot", "away", "here"] as const).map(markOf);
  expect(new Set(marks.map(({ text }) => text)).size).toBe(5);
  expect(new Set(marks.map(({ icon }) => icon)).size).toBe(4);
});
