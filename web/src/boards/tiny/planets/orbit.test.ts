import { describe, expect, it } from "vitest";
import type { Ship } from "../view";
import { arrival, ghosts, standing } from "./fleet";
import { berth, landing, SIZE, space } from "./orbit";

const ship = (side: number, at: Ship["at"], level = 0): Ship => ({
  ref: `ship:${side}.0`,
  side,
  no: 0,
  at,
  planet: "nagato",
  level,
});

const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe("orbit", () => {
  it("goes clockwise from low on the left to low on the right", () => {
    const [start, middle, goal] = [space(0, 4), space(2, 4), space(4, 4)];
    expect(start.x).toBeLessThan(SIZE / 2);
    expect(start.y).toBeGreaterThan(SIZE / 2);
    expect(middle.x).toBeCloseTo(SIZE / 2);
    expect(middle.y).toBeLessThan(SIZE / 2);
    expect(goal.x).toBeCloseTo(SIZE - start.x);
    expect(goal.y).toBeCloseTo(start.y);
  });

  it.each([0, 2])("keeps five ships on space %i apart", (level) => {
    const spots = [0, 1, 2, 3, 4].map((nth) => berth(level, 6, nth));
    for (const [i, spot] of spots.entries())
      for (const other of spots.slice(i + 1)) expect(apart(spot, other)).toBeGreaterThan(24);
  });

  it("keeps five landed ships apart", () => {
    const spots = [0, 1, 2, 3, 4].map((nth) => landing(nth, 5));
    for (const [i, spot] of spots.entries())
      for (const other of spots.slice(i + 1)) expect(apart(spot, other)).toBeGreaterThan(24);
  });
});

describe("fleet", () => {
  it("stands upright on the surface and along the ring in orbit", () => {
    const [landed, orbiting] = standing([ship(0, "surface"), ship(1, "orbit", 2)], 4);
    expect(landed?.turn).toBe(0);
    expect(orbiting?.turn).toBe(90);
  });

  it("puts ghosts beside those who are there already", () => {
    const ships = [ship(0, "orbit", 1), ship(1, "orbit", 2)];
    const [shadow] = ghosts(ships, 4, new Map([["ship:0.0", 2]]));
    expect(shadow?.spot).toEqual(berth(2, 4, 1));
    expect(arrival(ships, 4, 4)).toEqual(berth(4, 4, 0));
  });
});
