import type { Point } from "./geometry";
import type { Spot } from "./layout";

/** Distances of the map by the side of a hexagon on the screen: far shows least, near most. */
export type Distance = "far" | "middle" | "near";

const NEAR = 130;
const MIDDLE = 90;
const SMALLEST_CIRCLE = 12;

export function distanceOf(side: number): Distance {
  if (side >= NEAR) return "near";
  return side >= MIDDLE ? "middle" : "far";
}

export const screen = ({ x, y }: Point, side: number): Point => ({ x: x * side, y: y * side });

export const isWorld = ({ kind }: Pick<Spot, "kind">): boolean => kind === "planet" || kind === "home";

/** On the screen: small circles can still be pointed at. */
export const radiusOf = (spot: Spot, side: number): number =>
  isWorld(spot) ? spot.radius * side : Math.max(spot.radius * side, SMALLEST_CIRCLE);
