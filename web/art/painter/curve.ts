// A traced outline becomes a short, smooth path: corners that do not matter go, a spline rounds the rest.

import type { Point } from "./vector.ts";

/** Douglas-Peucker on a closed outline: no point of the outline ends further than `tolerance` from the result. */
export function simplify(outline: readonly Point[], tolerance: number): Point[] {
  const n = outline.length;
  const keep = new Uint8Array(n);
  const [startX, startY] = outline[0]!;
  let far = 0;
  let farthest = 0;
  for (let i = 1; i < n; i++) {
    const distance = Math.hypot(outline[i]![0] - startX, outline[i]![1] - startY);
    if (distance > farthest) {
      farthest = distance;
      far = i;
    }
  }
  keep[0] = keep[far] = 1;
  const split = (from: number, to: number) => {
    const a = outline[from]!;
    const b = outline[to % n]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = Math.hypot(dx, dy) || 1;
    let most = 0;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const distance = Math.abs((outline[i]![0] - a[0]) * dy - (outline[i]![1] - a[1]) * dx) / length;
      if (distance > most) {
        most = distance;
        at = i;
      }
    }
    if (most > tolerance) {
      keep[at] = 1;
      split(from, at);
      split(at, to);
    }
  };
  split(0, far);
  split(far, n);
  return outline.filter((_, i) => keep[i]);
}

/** Numbers of a path command: a minus sign separates as well as a blank does. */
const packed = (first: number, ...rest: number[]) =>
  rest.reduce((text, n) => text + (n < 0 ? "" : " ") + n, String(first));

/** Rounded to a multiple of `unit`; two decimals at most, so that no digit is wasted on what floating point leaves over. */
const snap = (x: number, unit: number) => Math.round(Math.round(x / unit) * unit * 100) / 100 || 0;

/** Straight lines between points, in relative numbers on a grid of `unit`. */
export function polyline(points: readonly Point[], unit: number): string {
  const [first, ...rest] = points.map(([x, y]): Point => [snap(x, unit), snap(y, unit)]);
  if (!first) return "";
  let [x, y] = first;
  const steps = rest.flatMap(([nextX, nextY]) => {
    const step = [snap(nextX - x, unit), snap(nextY - y, unit)];
    [x, y] = [nextX, nextY];
    return step;
  }) as [number, ...number[]];
  return `M${packed(...first)}l${packed(...steps)}`;
}

export const polygon = (points: readonly Point[], unit: number) => `${polyline(points, unit)}z`;

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A quadratic spline through the middles of the edges. The corners lie on a grid of `unit`. Each corner mirrors the one before
    in the middle between them: this is what the path command `t` does, so that only the middles are written. */
export function smooth(points: readonly Point[], unit: number, closed = true): string {
  const corners = points
    .map(([x, y]): Point => [snap(x, unit), snap(y, unit)])
    .filter(([x, y], i, all) => i === 0 || x !== all[i - 1]![0] || y !== all[i - 1]![1]);
  const n = corners.length;
  if (n < 3) return "";
  const next = (i: number) => corners[(i + 1) % n]!;
  const start = closed ? between(corners[n - 1]!, corners[0]!) : corners[0]!;
  const ends = closed
    ? corners.map((corner, i) => between(corner, next(i)))
    : corners.slice(1, -1).map((corner, i) => (i === n - 3 ? corners[n - 1]! : between(corner, next(i + 1))));
  const control = closed ? corners[0]! : corners[1]!;
  let [x, y] = start;
  const steps = ends.flatMap(([endX, endY]) => {
    const step = [endX - x, endY - y];
    [x, y] = [endX, endY];
    return step;
  });
  const [firstX, firstY, ...others] = steps as [number, number, ...number[]];
  const tail = others.length ? `t${packed(...(others as [number, ...number[]]))}` : "";
  const bend = `q${packed(control[0] - start[0], control[1] - start[1], firstX, firstY)}`;
  return `M${packed(...start)}${bend}${tail}${closed ? "z" : ""}`;
}
