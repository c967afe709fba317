import { describe, expect, it } from "vitest";
import type { Die } from "../view";
import { thrown } from "./rolls";

/** Dice by their faces; `move_ship!` is activated. */
const dice = (...faces: string[]): Die[] =>
  faces.map((face, index) => ({
    index,
    face: face.replace("!", ""),
    state: face.endsWith("!") ? "activated" : "inactive",
  }));

describe("rolling", () => {
  const three = dice("move_ship", "acquire_energy", "acquire_culture");

  it("throws all dice of a new turn", () => {
    expect(thrown({ turn: "1.0", dice: three }, { turn: "1.1", dice: three })).toEqual([0, 1, 2]);
  });

  it("throws only those that show another face", () => {
    const now = dice("move_ship!", "utilize_colony", "acquire_culture");
    expect(thrown({ turn: "1.0", dice: three }, { turn: "1.0", dice: now })).toEqual([1]);
    const more = [...three, { ...three[0]!, index: 3 }];
    expect(thrown({ turn: "1.0", dice: three }, { turn: "1.0", dice: more })).toEqual([3]);
  });
});
