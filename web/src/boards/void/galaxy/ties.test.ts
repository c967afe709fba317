import { expect, it } from "vitest";
import type { Spot } from "./layout";
import { tieTo } from "./ties";

const SIDE = 100;
const spot: Spot = { id: "lathe", kind: "planet", hex: "d", at: { x: 1, y: 1 }, radius: 0.2, seat: null };
const beside = (gap: number) => ({ left: 120 + gap, top: 90, width: 40, height: 20 });

it("ties what stands away to the rim of its space, and leaves what stands near", () => {
  expect(tieTo(beside(30), spot, SIDE)).toBe("M20.0 0.0L50.0 0.0");
  expect(tieTo(beside(5), spot, SIDE)).toBeNull();
});
