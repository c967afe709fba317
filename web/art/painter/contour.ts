// Iso-lines of a field on the sphere (marching squares), as filled paths foreshortened at the limb like on a real globe.

import { simplify, smooth } from "./curve.ts";
import { type Matrix, type Point, times, type Vector } from "./vector.ts";

/** A height for each direction of the world. */
export type Field = (p: Vector) => number;

/** Where the globe stands in the picture. */
export interface Globe {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Grid {
  readonly heights: Float32Array;
  /** Samples in a row, with the frame. */
  readonly width: number;
  readonly steps: number;
}

export interface Precision {
  /** How far a simplified line may stray. */
  readonly tolerance: number;
  /** Islands below this area are left out. */
  readonly smallest: number;
  /** Corners lie on a grid of this width. */
  readonly unit: number;
}

/** The field is traced a little beyond the limb; the clip circle trims it. */
const MARGIN = 1.05;
/** Height of the frame around the samples, which closes every outline. */
const OUTSIDE = -1e3;

/** The field over the visible half, on a square grid with a frame one sample wide. */
export function sample(steps: number, rotation: Matrix, field: Field): Grid {
  const width = steps + 3;
  const heights = new Float32Array(width * width).fill(OUTSIDE);
  for (let j = 0; j <= steps; j++) {
    for (let i = 0; i <= steps; i++) {
      let x = ((i / steps) * 2 - 1) * MARGIN;
      let y = -((j / steps) * 2 - 1) * MARGIN;
      const r = Math.hypot(x, y);
      let z = 0;
      if (r < 1) z = Math.sqrt(1 - r * r);
      else {
        x /= r;
        y /= r;
      }
      heights[(j + 1) * width + i + 1] = field(times(rotation, [x, y, z]));
    }
  }
  return { heights, width, steps };
}

const TOP = 0;
const RIGHT = 1;
const BOTTOM = 2;
const LEFT = 3;

/** For each pattern of high corners (top left 8, top right 4, bottom right 2, bottom left 1): from which edge to which the
    line crosses the square. The inside stays on the right hand. */
const CROSSINGS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[BOTTOM, LEFT]],
  [[RIGHT, BOTTOM]],
  [[RIGHT, LEFT]],
  [[TOP, RIGHT]],
  [
    [TOP, LEFT],
    [BOTTOM, RIGHT],
  ],
  [[TOP, BOTTOM]],
  [[TOP, LEFT]],
  [[LEFT, TOP]],
  [[BOTTOM, TOP]],
  [
    [LEFT, BOTTOM],
    [RIGHT, TOP],
  ],
  [[RIGHT, TOP]],
  [[LEFT, RIGHT]],
  [[BOTTOM, RIGHT]],
  [[LEFT, BOTTOM]],
  [],
];

/** The closed lines of one height, in pixels. */
function trace({ heights, width, steps }: Grid, level: number, globe: Globe): Point[][] {
  const pitch = (2 * MARGIN * globe.r) / steps;
  const left = globe.x - MARGIN * globe.r;
  const top = globe.y - MARGIN * globe.r;
  const crossings = new Map<number, Point>();
  const onward = new Map<number, number>();

  // Where the line crosses the edge that starts at sample (i, j) and goes right, or down. Edges are known by a number.
  const cross = (i: number, j: number, down: 0 | 1): number => {
    const edge = ((j * width + i) << 1) | down;
    if (!crossings.has(edge)) {
      const a = heights[j * width + i]!;
      const b = down ? heights[(j + 1) * width + i]! : heights[j * width + i + 1]!;
      const framed = a < -900 || b < -900;
      const share = framed ? (a < -900 ? 0.98 : 0.02) : Math.min(0.98, Math.max(0.02, (level - a) / (b - a)));
      const x = left + (i - 1) * pitch;
      const y = top + (j - 1) * pitch;
      crossings.set(edge, down ? [x, y + share * pitch] : [x + share * pitch, y]);
    }
    return edge;
  };
  const edges = [
    (i: number, j: number) => cross(i, j, 0),
    (i: number, j: number) => cross(i + 1, j, 1),
    (i: number, j: number) => cross(i, j + 1, 0),
    (i: number, j: number) => cross(i, j, 1),
  ];
  const high = (i: number, j: number) => heights[j * width + i]! > level;

  for (let j = 0; j < width - 1; j++) {
    for (let i = 0; i < width - 1; i++) {
      const corners =
        (high(i, j) ? 8 : 0) | (high(i + 1, j) ? 4 : 0) | (high(i + 1, j + 1) ? 2 : 0) | (high(i, j + 1) ? 1 : 0);
      for (const [from, to] of CROSSINGS[corners]!) onward.set(edges[from]!(i, j), edges[to]!(i, j));
    }
  }

  const outlines: Point[][] = [];
  for (const first of onward.keys()) {
    const outline: Point[] = [];
    let edge: number | undefined = first;
    while (edge !== undefined && onward.has(edge)) {
      outline.push(crossings.get(edge)!);
      const next: number | undefined = onward.get(edge);
      onward.delete(edge);
      edge = next;
    }
    outlines.push(outline);
  }
  return outlines;
}

/** Twice the signed area. */
function doubleArea(outline: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < outline.length; i++) {
    const p = outline[i]!;
    const q = outline[(i + 1) % outline.length]!;
    sum += p[0] * q[1] - q[0] * p[1];
  }
  return sum;
}

/** Everything above a height, as one path. */
export function contour(grid: Grid, level: number, globe: Globe, { tolerance, smallest, unit }: Precision): string {
  let d = "";
  for (const outline of trace(grid, level, globe)) {
    if (outline.length < 4) continue;
    const size = Math.abs(doubleArea(outline));
    const touches = outline.some(([x, y]) => Math.hypot(x - globe.x, y - globe.y) < globe.r);
    const covers = size >= 2.5 * globe.r * globe.r;
    if ((touches || covers) && size >= smallest * 2) d += smooth(simplify(outline, tolerance), unit);
  }
  return d;
}
