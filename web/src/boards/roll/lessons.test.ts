import { expect, it } from "vitest";
import { lines } from "../../table/lines";
import type { Event } from "../../wire/generated/messages";
import { signOf, taughtBy } from "../lessons";
import { lessons } from "./lessons";

const taught = (...events: Event[]) =>
  taughtBy(lessons(null), lines([{ version: 1, events }]), 0, {}).map(({ id }) => id);

it("teaches by what the reader does, not by what others do", () => {
  expect(taught(["completes", { side: "seat:1" }])).toEqual([]);
  expect(taught(["completes", { side: "seat:0" }])).toEqual(["event.completes"]);
});

it("teaches the reveal and the pool by what anybody does", () => {
  expect(taught(["selects", { side: "seat:1" }], ["chips", { side: "seat:2" }])).toEqual([
    "event.selects",
    "event.chips",
  ]);
});

it("sees that the end is near, then there", () => {
  const view = (tiles: number, pool: number) => ({
    players: [{ tableau: Array(tiles).fill(0) }, { tableau: [0] }],
    pool,
  });
  expect(signOf(lessons(null), view(4, 20))).toBeNull();
  expect(signOf(lessons(null), view(10, 20))?.id).toBe("event.end_near");
  expect(signOf(lessons(null), view(4, 6))?.id).toBe("event.end_near");
  expect(signOf(lessons(null), view(12, 20))?.id).toBe("event.last_round");
  expect(signOf(lessons(null), view(4, 0))?.id).toBe("event.last_round");
});
