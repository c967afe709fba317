import { describe, expect, it } from "vitest";
import { VIEW } from "./fixtures";
import { activeSide, diceOf, shipsAt, shipsOf, sideRef, sidesOf } from "./view";

describe("view", () => {
  it("finds all ships at a planet", () => {
    expect(shipsAt(VIEW, "nagato").map(({ ref, at }) => [ref, at])).toEqual([
      ["ship:0.0", "orbit"],
      ["ship:1.0", "orbit"],
      ["ship:1.2", "surface"],
    ]);
    expect(shipsOf(VIEW, 0).map(({ at }) => at)).toEqual(["orbit", "surface", "home", "locked"]);
  });

  it("numbers dice by their place in the throw", () => {
    expect(diceOf([{ face: "move_ship", state: "discarded" }])).toEqual([
      { index: 0, face: "move_ship", state: "discarded" },
    ]);
  });

  it("has the Rogue as the side after the last seat", () => {
    const rogue = { ...VIEW.players[1]!, id: "artemis" };
    const solo = { ...VIEW, seats: 1, players: VIEW.players.slice(0, 1), rogue, active: "rogue" as const };
    expect(sidesOf(solo)).toEqual([solo.players[0], rogue]);
    expect(activeSide(solo)).toBe(1);
    expect(sideRef(solo, 1)).toBe("rogue:artemis");
    expect(shipsOf(solo, 1)[0]?.ref).toBe("ship:1.0");
    expect([activeSide(VIEW), sideRef(VIEW, 1)]).toEqual([0, "seat:1"]);
  });
});
