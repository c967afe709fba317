import { hexagon, homeMiddle, type Point, placeMiddle } from "./geometry";

/** What a home world needs around it. */
const HOME_ROOM = 0.47;
/** A screen that lies is a little wider than high where the map is. */
const ASPECT = 1.12;
const NEARLY = 1e-6;

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** All that the map needs room for, turned by so many sixths. */
export function galaxyBounds(places: readonly (number | null)[], corners: readonly number[], turn: number): Bounds {
  const hexes = places.flatMap((place) => hexagon(placeMiddle(place, turn)));
  const homes = corners.flatMap((corner) => {
    const { x, y } = homeMiddle(corner, turn);
    return [
      { x: x - HOME_ROOM, y: y - HOME_ROOM },
      { x: x + HOME_ROOM, y: y + HOME_ROOM },
    ];
  });
  return boundsOf([...hexes, ...homes]);
}

/** Bounds that hold this point too, with so much around it. */
export const reaching = ({ left, top, right, bottom }: Bounds, { x, y }: Point, room: number): Bounds => ({
  left: Math.min(left, x - room),
  top: Math.min(top, y - room),
  right: Math.max(right, x + room),
  bottom: Math.max(bottom, y + room),
});

/**
 * By how many sixths the drawing is turned, the same for all readers: so that it can be drawn as large as possible, which
 * puts home worlds left and right where that can be. Among equals, as little as possible.
 */
export function turnOf(places: readonly (number | null)[], corners: readonly number[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const turn of [0, 1, 5, 2, 4, 3]) {
    const { left, top, right, bottom } = galaxyBounds(places, corners, turn);
    const size = Math.max((right - left) / ASPECT, bottom - top);
    if (size < least - NEARLY) {
      best = turn;
      least = size;
    }
  }
  return best;
}
