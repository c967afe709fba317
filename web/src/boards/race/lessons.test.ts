import { expect, it } from "vitest";
import { lines } from "../../table/lines";
import type { Event } from "../../wire/generated/messages";
import { signOf, taughtBy } from "../lessons";
import { lessons } from "./lessons";

const taught = (...events: Event[]) =>
  taughtBy(lessons(null), lines([{ version: 1, events }]), 0, {}).map(({ id }) => id);

const view = (cards: number, pool: number) => ({
  players: [{ tableau: Array(cards).fill(0) }, { tableau: [0] }],
  pool,
});

it("teaches by what the reader does, not by what others do", () => {
  expect(taught(["placed", { side: "seat:1" }])).toEqual([]);
  expect(taught(["placed", { side: "seat:0" }])).toEqual(["event.placed"]);
});

it("tells phases apart", () => {
  expect(taught(["phase", { phase: "phase:settle" }])).toEqual([]);
  expect(taught(["phase", { phase: "phase:produce" }])).toEqual(["event.phase.produce"]);
});

it("sees that the end is near, then there", () => {
  expect(signOf(lessons(null), view(4, 20))).toBeNull();
  expect(signOf(lessons(null), view(10, 20))?.id).toBe("event.end_near");
  expect(signOf(lessons(null), view(4, 6))?.id).toBe("event.end_near");
  expect(signOf(lessons(null), view(12, 20))?.id).toBe("event.last_round");
  expect(signOf(lessons(null), view(4, -1))?.id).toBe("event.last_round");
});

it("reckons the end with what the table plays with", () => {
  const longer = lessons({ figures: { tableau_end: 15 } });
  expect(longer.figures.tableau_end).toBe(15);
  expect(signOf(longer, view(12, 20))).toBeNull();
  expect(signOf(longer, view(13, 20))?.id).toBe("event.end_near");
});
