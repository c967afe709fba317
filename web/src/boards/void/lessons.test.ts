import { expect, it } from "vitest";
import { lines } from "../../table/lines";
import type { Event } from "../../wire/generated/messages";
import { signOf, taughtBy } from "../lessons";
import { player, table } from "./fixtures";
import { lessons } from "./lessons";

const taught = (...events: Event[]) =>
  taughtBy(lessons(null), lines([{ version: 1, events }]), 0, {}).map(({ id }) => id);

it("teaches by what the reader does, and by what concerns all", () => {
  expect(taught(["conquers", { side: "seat:1" }], ["builds", { side: "seat:2" }])).toEqual([]);
  expect(taught(["conquers", { side: "seat:0" }], ["scores", { side: "seat:1" }])).toEqual([
    "event.conquers",
    "event.scores",
  ]);
});

it("says that a scoring is near", () => {
  const at = (round: number) => signOf(lessons(null), table([player()], {}, { round, next_scoring: 5 }) as never)?.id;
  expect([3, 4, 5].map(at)).toEqual([undefined, "event.scoring_near", "event.scoring_near"]);
});
