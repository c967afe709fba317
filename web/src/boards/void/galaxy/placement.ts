import type { Point } from "./geometry";

/** Boxes and discs of the screen: what of them is where. All lengths are pixels. */

export interface Shape {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Shape {
  readonly left: number;
  readonly top: number;
}

export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

export type Segment = readonly [Point, Point];

/** The box that touches a circle in this direction from outside. */
export function boxBeside(at: Point, radius: number, angle: number, shape: Shape): Box {
  const { width, height } = shape;
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  // Far enough that the box's nearest point is on the circle.
  let reach = radius;
  const far = radius + width / 2 + height / 2;
  for (let low = 0, high = far, i = 0; i < 12; i++) {
    reach = (low + high) / 2;
    const x = Math.max(0, Math.abs(dx * reach) - width / 2);
    const y = Math.max(0, Math.abs(dy * reach) - height / 2);
    if (Math.hypot(x, y) < radius) low = reach;
    else high = reach;
  }
  return { left: at.x + dx * reach - width / 2, top: at.y + dy * reach - height / 2, width, height };
}

/** Do they share anything, or is less than this margin between them? */
export const hits = (a: Box, b: Box, margin: number): boolean =>
  a.left < b.left + b.width + margin &&
  b.left < a.left + a.width + margin &&
  a.top < b.top + b.height + margin &&
  b.top < a.top + a.height + margin;

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How deep a box reaches into a disc, times the disc's breadth. */
export function covered({ at, radius }: Disc, { left, top, width, height }: Box): number {
  const x = Math.max(left - at.x, 0, at.x - left - width);
  const y = Math.max(top - at.y, 0, at.y - top - height);
  return Math.max(0, radius - Math.hypot(x, y)) * radius;
}

/** How much of a segment lies in a box (Liang and Barsky's way of cutting it). */
export function within([a, b]: Segment, { left, top, width, height }: Box): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let enters = 0;
  let leaves = 1;
  for (const [speed, room] of [
    [-dx, a.x - left],
    [dx, left + width - a.x],
    [-dy, a.y - top],
    [dy, top + height - a.y],
  ] as const) {
    if (speed === 0) {
      if (room < 0) return 0;
    } else if (speed < 0) enters = Math.max(enters, room / speed);
    else leaves = Math.min(leaves, room / speed);
  }
  return enters < leaves ? (leaves - enters) * Math.hypot(dx, dy) : 0;
}

/** How far a point is from a box; 0 inside. */
export function away({ x, y }: Point, { left, top, width, height }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}

/** The least box that holds all of these; there is one at least. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
