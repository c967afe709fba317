import { expect, it } from "vitest";
import { shownOf } from "./fleets";

const fleet = (...kinds: string[]) => ({ ships: kinds.map((ship) => ({ ship, n: 2, damaged: 0 })) });

it("shows up to three kinds, of more the two strongest and how many others there are", () => {
  expect(shownOf(fleet("sunhammer", "moth", "starfighter")).others).toBe(0);
  const { shown, others } = shownOf(fleet("sunhammer", "starcruiser", "diplomat", "starfighter"));
  expect(shown.map(({ ship }) => ship)).toEqual(["sunhammer", "starcruiser"]);
  expect(others).toBe(4);
});
