import { hexagon, middle, type Point, polar, SIXTH } from "./geometry";
import type { Plate, Spot } from "./layout";

/** Paths of the drawing, where a hexagon's side is 100. */

export const UNIT = 100;
const BEND = 0.22;
export const px = (length: number): string => (length * UNIT).toFixed(1);
export const xy = ({ x, y }: Point): string => `${px(x)} ${px(y)}`;

export const line = (...points: readonly Point[]): string => `M${points.map(xy).join("L")}`;
export const closed = (points: readonly Point[]): string => `${line(...points)}z`;
export const hexPath = (at: Point, side: number): string => closed(hexagon(at, side));

/** A polygon with round corners. */
export function rounded(points: readonly Point[], radius: number): string {
  const towards = (a: Point, b: Point): Point => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const share = length ? Math.min(radius, length / 2) / length : 0;
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  };
  const corners = points.map((point, i) => {
    const before = points.at(i - 1)!;
    const after = points[(i + 1) % points.length]!;
    return `${i ? "L" : "M"}${xy(towards(point, before))}Q${xy(point)} ${xy(towards(point, after))}`;
  });
  return `${corners.join("")}z`;
}

/** A way from a to b that swerves, for what leads through the plate. */
export function bent(a: Point, b: Point): string {
  const { x, y } = middle(a, b);
  const bend = { x: x - (b.y - a.y) * BEND, y: y + (b.x - a.x) * BEND };
  return `M${xy(a)}Q${xy(bend)} ${xy(b)}`;
}

/** What of a polygon lies on the near side of a line: where nx x + ny y <= c. */
function cut(polygon: readonly Point[], nx: number, ny: number, c: number): Point[] {
  return polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const dp = nx * p.x + ny * p.y - c;
    const dq = nx * q.x + ny * q.y - c;
    const kept = dp <= 0 ? [p] : [];
    if (dp * dq >= 0) return kept;
    const share = dp / (dp - dq);
    return [...kept, { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share }];
  });
}

const REACH = 0.47;
const INSIDE = 0.825;
const PLANETS_WEIGH = 0.11;
const GAP = 0.02;

/** The ground of a planet: what of its hex is nearer to it than to other spaces, but not far away. Planets have more. */
export function groundOf(spot: Spot, plate: Plate, spots: Iterable<Spot>): Point[] {
  const { at } = spot;
  let polygon = Array.from({ length: 36 }, (_, i) => polar(REACH, (i * SIXTH) / 6, at));
  for (let side = 0; side < 6; side++) {
    const n = polar(1, side * SIXTH);
    polygon = cut(polygon, n.x, n.y, n.x * plate.at.x + n.y * plate.at.y + INSIDE);
  }
  const weight = ({ kind }: Spot) => (kind === "planet" ? PLANETS_WEIGH : 0);
  const square = ({ x, y }: Point) => x * x + y * y;
  for (const other of spots) {
    if (other.hex !== spot.hex || other.id === spot.id) continue;
    const nx = 2 * (other.at.x - at.x);
    const ny = 2 * (other.at.y - at.y);
    const c = square(other.at) - square(at) + weight(spot) - weight(other) - GAP * Math.hypot(nx, ny);
    polygon = cut(polygon, nx, ny, c);
  }
  return polygon;
}

/** The way from one space to the next, from rim to rim. */
export function rimToRim(from: Spot, to: Spot, gap = 0.03): readonly [Point, Point] {
  const angle = Math.atan2(to.at.y - from.at.y, to.at.x - from.at.x);
  return [polar(from.radius + gap, angle, from.at), polar(-(to.radius + gap), angle, to.at)];
}
