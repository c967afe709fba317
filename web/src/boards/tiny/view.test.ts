import { describe, expect, it } from "vitest";
import { VIEW } from "./fixtures";
import { diceOf, placeOf, shipsAt, shipsOf } from "./view";

describe("view", () => {
  it("reads where a ship is", () => {
    expect([-1, 0, 1, 6, 9, 14].map(placeOf)).toEqual([
      { place: "locked", slot: -1 },
      { place: "home", slot: -1 },
      { place: "surface", slot: 0 },
      { place: "surface", slot: 5 },
      { place: "orbit", slot: 0 },
      { place: "orbit", slot: 5 },
    ]);
  });

  it("finds all ships at a planet", () => {
    expect(shipsAt(VIEW, 0).map(({ ref, place }) => [ref, place])).toEqual([
      ["ship:0.0", "orbit"],
      ["ship:1.0", "orbit"],
      ["ship:1.2", "surface"],
    ]);
    expect(shipsOf(VIEW, 0).map(({ place }) => place)).toEqual(["orbit", "surface", "home", "locked"]);
  });

  it("reads dice", () => {
    expect(diceOf([0, 9, 18, 29])).toEqual([
      { index: 0, face: "move_ship", state: "inactive" },
      { index: 1, face: "acquire_energy", state: "activated" },
      { index: 2, face: "acquire_culture", state: "converted" },
      { index: 3, face: "utilize_colony", state: "discarded" },
    ]);
  });
});
