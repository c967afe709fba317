import { expect, it } from "vitest";
import { lines } from "../../table/lines";
import type { Event } from "../../wire/generated/messages";
import { signOf, taughtBy } from "../lessons";
import { lessons } from "./lessons";

const taught = (...events: Event[]) =>
  taughtBy(lessons(null), lines([{ version: 1, events }]), 0, {}).map(({ id }) => id);

it("teaches by what the reader does, not by what others do", () => {
  expect(taught(["buys", { side: "seat:1" }], ["settles", { side: "seat:2" }])).toEqual([]);
  expect(taught(["buys", { side: "seat:0" }], ["settles", { side: "seat:0" }])).toEqual([
    "event.buys",
    "event.settles",
  ]);
});

it("teaches that all take part by the action of another", () => {
  expect(taught(["takes_action", { side: "seat:0" }])).toEqual([]);
  expect(taught(["takes_action", { side: "seat:1" }])).toEqual(["event.takes_action"]);
});

it("teaches the pool and the track by what anybody does", () => {
  expect(taught(["moves_first", { side: "seat:1" }], ["chips", { side: "seat:2" }])).toEqual([
    "event.moves_first",
    "event.chips",
  ]);
});

it("sees that the end is near, then there", () => {
  const player = (spaces: number, colonies: number) => ({ spaces, colonies: Array(colonies).fill(0) });
  const view = (spaces: number, colonies: number, pool = 20, colonist_pool = 20, last: string | null = null) => ({
    players: [player(spaces, colonies), player(1, 1)],
    pool,
    colonist_pool,
    last,
  });
  const sign = (...of: Parameters<typeof view>) => signOf(lessons(null), view(...of))?.id;
  expect(sign(8, 6)).toBeUndefined();
  expect([sign(9, 2), sign(2, 7), sign(2, 2, 4), sign(2, 2, 20, 8)]).toEqual(Array(4).fill("event.end_near"));
  expect(sign(11, 2, 20, 20, "developments")).toBe("event.last_round");
});
