// Features that several families of worlds share.

import type { Brush } from "./brush.ts";
import type { Field } from "./contour.ts";
import { smooth } from "./curve.ts";
import { facing, LIGHT, project } from "./sphere.ts";
import { disc, dots, num, path, point } from "./svg.ts";
import { degrees, dot, type Point, TAU, times, type Vector } from "./vector.ts";

export interface CraterTones {
  readonly rim: string;
  readonly floor: string;
  readonly shadow: string;
}

function crater(brush: Brush, towards: Vector, angle: number, { rim, floor, shadow }: CraterTones): string {
  const { globe } = brush;
  const r = Math.sin(angle) * globe.r;
  const x = globe.x + towards[0] * Math.cos(angle) * globe.r;
  const y = globe.y - towards[1] * Math.cos(angle) * globe.r;
  const turn = Math.atan2(-towards[1], towards[0]);
  const flat = Math.max(0.18, towards[2]);
  // Moved along the light, which falls on all craters from the same side however the crater itself is turned.
  const ellipse = (dx: number, dy: number, scale: number, attributes: string) => {
    const cx = dx * Math.cos(turn) + dy * Math.sin(turn);
    const cy = dy * Math.cos(turn) - dx * Math.sin(turn);
    const centre = dx ? `cx="${num(cx)}" cy="${num(cy)}" ` : "";
    return `<ellipse ${centre}rx="${num(r * flat * scale)}" ry="${num(r * scale)}" ${attributes}/>`;
  };
  const deep = r * 0.1;
  const peak = r > 22 && brush.fine ? ellipse(-deep * 0.2, -deep * 0.2, 0.2, `fill="${shadow}" opacity=".7"`) : "";
  return (
    `<g transform="translate(${point(x, y)}) rotate(${Math.round(degrees(turn))})">` +
    ellipse(deep, deep * 1.1, 1.08, `fill="${shadow}" opacity=".8"`) +
    ellipse(0, 0, 1, `fill="${rim}"`) +
    ellipse(deep * 0.9, deep, 0.86, `fill="${floor}"`) +
    `${peak}</g>`
  );
}

const angleBetween = (a: Vector, b: Vector) => Math.acos(Math.min(1, dot(a, b)));

/** Craters that do not overlap, many small and few large; radii are angles. */
export function craters(brush: Brush, count: number, smallest: number, largest: number, tones: CraterTones): string {
  const { random } = brush;
  const list: [Vector, number][] = [];
  for (let tries = 0; list.length < count && tries < count * 12; tries++) {
    const towards = facing(random);
    const angle = smallest + (largest - smallest) * random.next() ** 2.4;
    if (!list.some(([other, size]) => angleBetween(towards, other) < (angle + size) * 0.85))
      list.push([towards, angle]);
  }
  list.sort((p, q) => p[1] - q[1]);
  return list.map(([towards, angle]) => crater(brush, towards, angle, tones)).join("");
}

/** Lights of towns, only on the night side. */
export function lights(brush: Brush, count: number, where: (p: Vector) => boolean, colour = "#ffd98a"): string {
  const { random, globe, fine } = brush;
  const wanted = fine ? count : count >> 2;
  const small: Point[] = [];
  const large: Point[] = [];
  for (let i = 0; i < wanted * 6 && small.length + large.length < wanted; i++) {
    const towards = facing(random, 0.05);
    if (dot(towards, LIGHT) > 0.3 || !where(times(brush.orientation.matrix, towards))) continue;
    (random.next() < 0.2 ? large : small).push(project(globe, towards));
  }
  const dim = path(dots(small), `stroke-width="${fine ? 2.4 : 5}" opacity=".8"`);
  const bright = path(dots(large), `stroke-width="${fine ? 4.2 : 8}"`);
  return `<g stroke="${colour}" stroke-linecap="round" fill="none">${dim}${bright}</g>`;
}

export function clouds(brush: Brush, amount: number, colour = "#f7f3ea", opacity = 0.72): string {
  const { noise } = brush;
  const field: Field = (p) => {
    const q = noise.warp([p[0], p[1] * 2.1, p[2]], 1.4, 0.42);
    return noise.clouds([q[0] + 40, q[1], q[2]], 1.7, 4, 0.55) - 0.1 * Math.abs(p[1]);
  };
  const low = brush.terraces(field, [[0.36 - amount * 0.3, colour]], { emboss: 3.4, opacity });
  if (!brush.fine) return low;
  return low + brush.terraces(field, [[0.5 - amount * 0.3, "#ffffff"]], { emboss: 0, opacity: opacity * 0.6 });
}

/** Ice at both poles, down to a latitude (its sine). */
export function caps(brush: Brush, latitude: number, colour: string): string {
  return brush.terraces((p) => Math.abs(p[1]) + 0.13 * brush.noise.clouds(p, 3, 3), [[latitude, colour]]);
}

/** A white spiral of storm clouds. */
export function cyclone(brush: Brush): string {
  if (!brush.fine) return "";
  const { random, globe } = brush;
  const [x, y] = project(globe, facing(random, 0.55));
  const r = globe.r * random.range(0.13, 0.2);
  const sense = random.sign();
  let out = "";
  for (let arm = 0; arm < 3; arm++) {
    const points: Point[] = [];
    for (let i = 0; i <= 16; i++) {
      const t = i / 16;
      const angle = sense * t * 5.2 + (arm * TAU) / 3;
      const reach = r * (0.08 + t ** 0.8);
      points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8]);
    }
    const pen = `fill="none" stroke="#fff" stroke-width="${num(r * 0.16)}" stroke-linecap="round" opacity=".62"`;
    out += path(smooth(points, brush.unit, false), pen);
  }
  return out;
}

/** The dashed ring and the glow behind things that are no globe. */
export function aura(brush: Brush, gradient: string, radius: number): string {
  const ring =
    `fill="none" stroke="${brush.glow}" stroke-width="${brush.fine ? 3 : 5}" ` +
    `stroke-dasharray="18 12" opacity=".85"`;
  return disc(200, 200, radius, `fill="url(#${gradient})"`) + (brush.windfall ? disc(200, 200, 178, ring) : "");
}
