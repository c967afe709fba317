import { expect, it } from "vitest";
import { lines } from "../../table/lines";
import type { Event } from "../../wire/generated/messages";
import { taughtBy } from "../lessons";
import { lessons } from "./lessons";

const taught = (event: Event, active = 0) =>
  taughtBy(lessons(null), lines([{ version: 1, events: [event] }]), 0, { active, seat: 0 }).map(({ id }) => id);

it("tells resources of a die from those of a planet", () => {
  expect(taught(["gained", { side: "seat:0", n: 1 }])).toEqual([]);
  expect(taught(["activated", { side: "seat:0", face: "face:acquire_energy" }])).toEqual(["event.acquired"]);
});

it("says that the reader is followed, not that somebody else is", () => {
  const followed: Event = ["followed", { side: "seat:1", face: "face:move_ship" }];
  expect(taught(followed)).toEqual(["event.followed"]);
  expect(taught(followed, 2)).toEqual([]);
});
