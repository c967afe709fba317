import { distance, type Point, polar, SIXTH } from "./geometry";
import { away, type Box } from "./labels";
import type { Layout } from "./layout";

/** Where the name of a hex runs, and how it is turned, in degrees. */
export interface Title {
  readonly hex: string;
  readonly at: Point;
  readonly angle: number;
}

const FROM_MIDDLE = 0.775;
/** Points along half a name's length on both sides of its middle. */
const ALONG: readonly number[] = [-0.32, -0.16, 0, 0.16, 0.32];
/** The upper sides first, which are read most easily. */
const CENTRE: readonly number[] = [4, 5, 1, 2, 0, 3];
/** By so much more room a side must have than one before it. */
const MORE = 0.08;

/** Names of hexes run along an outer side, upright, where the fewest things lie. `boxes`: in sides of a hexagon. */
export function titlesOf({ plates, spots, turn }: Layout, boxes: readonly Box[]): Title[] {
  const things = [...spots.values()];
  return plates.map(({ hex, place, at }) => {
    const middleOf = (side: number) => polar(FROM_MIDDLE, side * SIXTH, at);
    const room = (side: number) => {
      const points = ALONG.map((way) => polar(way, (side + 1.5) * SIXTH, middleOf(side)));
      return Math.min(
        ...things.flatMap((spot) => points.map((point) => distance(spot.at, point) - spot.radius)),
        ...boxes.flatMap((box) => points.map((point) => away(point, box))),
      );
    };
    const sides = place === null ? CENTRE : [0, 1, -1].map((aside) => place + turn + aside);
    const side = sides.reduce((best, other) => (room(other) > room(best) + MORE ? other : best));
    const angle = ((((side * 60 + 90 + 90) % 180) + 180) % 180) - 90;
    return { hex, at: middleOf(side), angle };
  });
}
