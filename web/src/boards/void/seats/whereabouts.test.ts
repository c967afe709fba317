import { expect, it } from "vitest";
import type { Space, VoidView } from "../view";
import { whereabouts } from "./whereabouts";

const space = (id: string, to: string[], ships: [number, string][] = []) =>
  ({ id, lanes: to.map((end) => ({ to: end, obstacle: null })), fleets: ships.map(([seat, ship]) => ({ seat, ships: [{ ship, n: 1, damaged: 0 }] })) }) as unknown as Space; // biome-ignore format: one space
const view = {
  spaces: [
    space("home_0", ["a"]),
    space("a", ["home_0", "siri"], [[0, "moth"], [1, "centipede"]]),
    space("siri", ["a", "b"]),
    space("b", ["siri", "home_1"], [[1, "moth"]]),
    space("home_1", ["b"]),
  ],
  players: [{ planets: ["home_0", "siri"] }, { planets: ["home_1"] }],
} as unknown as VoidView; // biome-ignore format: a map in rows

it("says where a fleet is by what the reader has there or near it", () => {
  expect(whereabouts(view, 0, 1, "a")).toEqual({ kind: "with", of: "moth", n: 0 });
  expect(whereabouts(view, 0, 1, "b")).toEqual({ kind: "steps", of: "siri", n: 1 });
  expect(whereabouts(view, 0, 1, "home_1")).toEqual({ kind: "home", of: "home_1", n: 0 });
  expect(whereabouts(view, null, 1, "b").kind).toBe("none");
});
