import { expect, it } from "vitest";
import { BOX } from "../content";
import type { Player, RaceView } from "../view";
import { track } from "./phases";

const round = (phase: RaceView["phase"], ...picked: Player["picked"][]) => ({
  phase,
  players: picked.map((actions) => ({ picked: actions }) as Player),
});
const standings = (view: ReturnType<typeof round>) => track(BOX, view).map(({ standing }) => standing);

it("the track tells done, now, next and skipped, and who chose what", () => {
  const view = round("settle", ["develop"], ["settle"], ["develop", "produce"]);
  expect(standings(view)).toEqual(["skipped", "done", "now", "skipped", "next"]);
  expect(track(BOX, view)[1]?.chosen).toEqual([{ action: "develop", seats: [0, 2] }]);
});

it("all that was chosen is done when no phase is played any more", () => {
  expect(standings(round(null, ["explore_5"], ["produce"]))).toEqual(["done", "skipped", "skipped", "skipped", "done"]);
});
