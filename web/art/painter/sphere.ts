// Drawing on a globe: its orientation, and curves that lie on its surface.

import type { Globe } from "./contour.ts";
import { polyline } from "./curve.ts";
import type { Random } from "./random.ts";
import { num, point } from "./svg.ts";
import { degrees, type Matrix, type Point, plane, product, TAU, unit, type Vector } from "./vector.ts";

/** The light of every picture comes from the upper left. */
export const LIGHT = unit(-0.62, 0.58, 0.62);

/** Depth from which on a line counts as visible: it ends just before the limb. */
const NEAR = 0.02;

export interface Orientation {
  /** From what the viewer sees to the world's own axes. */
  readonly matrix: Matrix;
  readonly lean: number;
}

export function orient(random: Random, tilt: number): Orientation {
  const lean = random.range(-tilt, tilt);
  const pitch = random.range(-0.45, 0.45);
  const spin = random.next() * TAU;
  const { cos, sin } = Math;
  const aboutZ = [cos(lean), -sin(lean), 0, sin(lean), cos(lean), 0, 0, 0, 1];
  const aboutX = [1, 0, 0, 0, cos(pitch), -sin(pitch), 0, sin(pitch), cos(pitch)];
  const aboutY = [cos(spin), 0, sin(spin), 0, 1, 0, -sin(spin), 0, cos(spin)];
  return { matrix: product(aboutY, product(aboutX, aboutZ)), lean };
}

/** Where a direction (as the viewer sees it) lies in the picture. */
export const project = (globe: Globe, p: Vector): Point => [globe.x + p[0] * globe.r, globe.y - p[1] * globe.r];

/** A random direction on the visible half, at least `depth` in front of the limb. */
export function facing(random: Random, depth = 0.12): Vector {
  for (;;) {
    const x = random.range(-1, 1);
    const y = random.range(-1, 1);
    const r = x * x + y * y;
    if (r < 1 - depth * depth) return [x, y, Math.sqrt(1 - r)];
  }
}

/** The visible part of a curve on the sphere. */
export function surfaceLine(globe: Globe, curve: readonly Vector[], unit: number): string {
  let d = "";
  let run: Point[] = [];
  const draw = () => {
    if (run.length > 1) d += polyline(run, unit);
    run = [];
  };
  for (const p of curve) {
    if (p[2] > NEAR) run.push(project(globe, p));
    else draw();
  }
  draw();
  return d;
}

/** The visible part of a circle on the sphere, `radius` (an angle) around a direction: arcs of an ellipse. */
export function surfaceCircle(globe: Globe, around: Vector, radius: number, from = 0, to = TAU): string {
  const [u, w] = plane(around, Math.abs(around[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]);
  const k = Math.cos(radius);
  const s = Math.sin(radius);
  const at = (t: number): string => {
    const axis = (i: 0 | 1 | 2) => around[i] * k + (u[i] * Math.cos(t) + w[i] * Math.sin(t)) * s;
    return point(...project(globe, [axis(0), axis(1), axis(2)]));
  };
  const major = s * globe.r;
  const turn = degrees(Math.atan2(-around[0], -around[1]));
  const ellipse = `${num(major)} ${num(major * Math.abs(around[2]))} ${Math.round(turn)} 0 ${around[2] > 0 ? 0 : 1}`;
  let d = "";
  for (const [start, end] of visibleTurns(around[2] * k, u[2] * s, w[2] * s, from, to)) {
    const pieces = Math.ceil((end - start) / 2);
    d += `M${at(start)}`;
    for (let i = 1; i <= pieces; i++) d += `A${ellipse} ${at(start + ((end - start) * i) / pieces)}`;
  }
  return d;
}

/** Where on a circle the depth `a + b cos t + c sin t` is in front of the limb, for t between two angles. */
function visibleTurns(a: number, b: number, c: number, from: number, to: number): [number, number][] {
  const swing = Math.hypot(b, c);
  const limit = (NEAR - a) / swing;
  if (limit >= 1) return [];
  if (limit <= -1) return [[from, to]];
  const nearest = Math.atan2(c, b);
  const half = Math.acos(limit);
  return [-1, 0, 1, 2]
    .map((turn): [number, number] => [
      Math.max(from, nearest - half + turn * TAU),
      Math.min(to, nearest + half + turn * TAU),
    ])
    .filter(([start, end]) => end - start > 0.01);
}
