import { expect, it } from "vitest";
import { BOX } from "../content";
import { fastest, shownOf } from "./fleets";

const moveOf = (ref: string) => BOX.rowOf("ship", ref.split(".")[2]!).move;

const fleet = (...kinds: string[]) => ({ ships: kinds.map((ship) => ({ ship, n: 2, damaged: 0 })) });

it("shows up to three kinds, of more the two strongest and how many others there are", () => {
  expect(shownOf(BOX, fleet("sunhammer", "moth", "starfighter")).others).toBe(0);
  const { shown, others } = shownOf(BOX, fleet("sunhammer", "starcruiser", "diplomat", "starfighter"));
  expect(shown.map(({ ship }) => ship)).toEqual(["sunhammer", "starcruiser"]);
  expect(others).toBe(4);
});

it("takes the fastest ship of a fleet first, where all answers are ships", () => {
  const ships = ["move:a1.0.starfighter", "move:a1.0.starcruiser"].map((ref) => ({ ref }));
  expect(fastest(BOX, ships)).toBe(ships.toSorted((a, b) => moveOf(b.ref) - moveOf(a.ref))[0]);
  expect(fastest(BOX, [...ships, { ref: "attack:a1.1" }])).toBeUndefined();
});
