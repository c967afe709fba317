import { describe, expect, it } from "vitest";
import { lines } from "../around/story";
import type { Event } from "../wire/generated/messages";
import { lessonsOf, signOf } from "./lessons";

const VIEW = { active: 0, seat: 0 };
const taught = (game: string, events: Event[], view = VIEW) =>
  lessonsOf(game, lines([{ version: 1, events }]), 0, view).map(({ id }) => id);

describe("what happens", () => {
  it("is a lesson when it concerns the reader", () => {
    expect(taught("race", [["placed", { side: "seat:1" }]])).toEqual([]);
    expect(taught("race", [["placed", { side: "seat:0" }]])).toEqual(["event.placed"]);
  });

  it("tells phases apart", () => {
    expect(taught("race", [["phase", { phase: "phase:settle" }]])).toEqual([]);
    expect(taught("race", [["phase", { phase: "phase:produce" }]])).toEqual(["event.phase.produce"]);
  });

  it("tells resources of a die from those of a planet", () => {
    expect(taught("tiny", [["gained", { side: "seat:0", n: 1 }]])).toEqual([]);
    expect(taught("tiny", [["activated", { side: "seat:0", face: "face:acquire_energy" }]])).toEqual([
      "event.acquired",
    ]);
  });

  it("says that the reader is followed, not that somebody else is", () => {
    const followed: Event[] = [["followed", { side: "seat:1", face: "face:move_ship" }]];
    expect(taught("tiny", followed)).toEqual(["event.followed"]);
    expect(taught("tiny", followed, { ...VIEW, active: 2 })).toEqual([]);
  });

  it("is nothing in a game without lessons", () => {
    expect(taught("void", [["ended", {}]])).toEqual([]);
  });
});

describe("the end of Race", () => {
  const view = (cards: number, pool: number) => ({ players: [{ cards: Array(cards).fill(0) }, { cards: [0] }], pool });

  it("is near, then there", () => {
    expect(signOf("race", view(4, 20))).toBeNull();
    expect(signOf("race", view(10, 20))?.id).toBe("event.end_near");
    expect(signOf("race", view(4, 6))?.id).toBe("event.end_near");
    expect(signOf("race", view(12, 20))?.id).toBe("event.last_round");
    expect(signOf("race", view(4, -1))?.id).toBe("event.last_round");
  });
});
