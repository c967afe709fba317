/** Lengths of the map: the side of a hexagon is 1; x to the right, y downwards, angles clockwise. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const SIXTH = Math.PI / 3;
/** From the middle of a hexagon to the middle of its side. */
export const APOTHEM = Math.sqrt(3) / 2;
export const ORIGIN: Point = { x: 0, y: 0 };
/** A home world lies deeper in its notch than the middle of a hexagon there would. */
const HOME_DISTANCE = 2.47;
const NOTCH_DISTANCE = 3;

export const polar = (radius: number, angle: number, from: Point = ORIGIN): Point => ({
  x: from.x + radius * Math.cos(angle),
  y: from.y + radius * Math.sin(angle),
});

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The middle of a place of the ring (0 to 5, clockwise from the right), or of the centre. */
export const placeMiddle = (place: number | null, turn: number): Point =>
  place === null ? ORIGIN : polar(2 * APOTHEM, (place + turn) * SIXTH);

/** Corner k is the notch between the places k and k + 1 (VOID-3.9). */
const cornerAngle = (corner: number, turn: number): number => (corner + turn + 0.5) * SIXTH;
export const homeMiddle = (corner: number, turn: number): Point => polar(HOME_DISTANCE, cornerAngle(corner, turn));
/** The middle of the hexagon that would fill the notch. */
export const notchMiddle = (corner: number, turn: number): Point => polar(NOTCH_DISTANCE, cornerAngle(corner, turn));

/** The six corners of a hexagon that stands on its point. */
export const hexagon = (at: Point, side = 1): Point[] =>
  Array.from({ length: 6 }, (_, i) => polar(side, (i + 0.5) * SIXTH, at));

/** Where the way from a to b crosses the side between two neighbouring hexagons, the first of which a lies in. */
export function crossing(a: Point, b: Point, from: Point, to: Point): Point {
  const normal = minus(to, from);
  const length = Math.hypot(normal.x, normal.y);
  const along = (point: Point) => ((point.x - from.x) * normal.x + (point.y - from.y) * normal.y) / length;
  const share = (length / 2 - along(a)) / (along(b) - along(a));
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
