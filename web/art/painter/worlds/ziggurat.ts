// Deserted towns: terraced polygons seen from orbit, and the roads between them.

import type { Brush } from "../brush.ts";
import { oklch } from "../colour.ts";
import { polygon } from "../curve.ts";
import type { Painter } from "../scene.ts";
import { facing, project, surfaceLine } from "../sphere.ts";
import { dots, num, path } from "../svg.ts";
import { dot, plane, TAU, unit as unitVector, type Vector } from "../vector.ts";

interface Site {
  readonly centre: Vector;
  readonly radius: number;
}

/** One great town and some small ones, which do not touch. */
function sites({ random, fine }: Brush): Site[] {
  const list: Site[] = [];
  for (let tries = 0; list.length < (fine ? 7 : 3) && tries < 90; tries++) {
    const centre = facing(random, 0.42);
    const radius = list.length ? random.range(0.1, 0.24) : 0.42;
    const free = list.every((s) => Math.acos(Math.min(1, dot(s.centre, centre))) >= s.radius + radius + 0.06);
    if (free) list.push({ centre, radius });
  }
  return list;
}

function town(brush: Brush, { centre, radius }: Site, hue: number): string {
  const { random, globe, fine } = brush;
  const sides = random.pick([4, 4, 6]);
  const phase = random.next() * TAU;
  const [u, w] = plane(centre, [0.1, 0.2, 1]);
  const storeys = fine ? (radius > 0.3 ? 5 : 4) : 3;
  let out = "";
  for (let j = 0; j < storeys; j++) {
    const reach = Math.tan(Math.min(1.2, radius * (1 - j / (storeys + 0.4))));
    const corner = (angle: number) => {
      const axis = (k: 0 | 1 | 2) => centre[k] + (u[k] * Math.cos(angle) + w[k] * Math.sin(angle)) * reach;
      return unitVector(axis(0), axis(1), axis(2));
    };
    const corners = [...Array(sides).keys()].map((i) => project(globe, corner(phase + (i / sides) * TAU)));
    const d = polygon(corners, brush.unit);
    const lightness = 0.42 + j * 0.085;
    const shadow = `translate(${num(2.5 + j * 0.6)} ${num(3 + j * 0.7)})`;
    const edge = oklch(Math.min(0.95, lightness + 0.3), 0.08, hue + 6);
    out +=
      `<path d="${d}" transform="${shadow}" fill="#02040b" opacity=".45"/>` +
      `<path d="${d}" fill="${oklch(lightness, 0.06 + 0.02 * j, hue)}" stroke="${edge}" ` +
      `stroke-width="${fine ? 1.6 : 3}" stroke-linejoin="round"/>`;
  }
  return out;
}

/** Roads from a town to its neighbours on the right. */
function roads({ globe, unit }: Brush, { centre: a }: Site, all: readonly Site[]): string {
  let d = "";
  for (const { centre: b } of all) {
    if (b === a || dot(b, a) <= 0.35 || b[0] <= a[0]) continue;
    const line: Vector[] = [];
    for (let q = 0; q <= 8; q++) {
      const axis = (k: 0 | 1 | 2) => a[k] + ((b[k] - a[k]) * q) / 8;
      line.push(unitVector(axis(0), axis(1), axis(2)));
    }
    d += surfaceLine(globe, line, unit);
  }
  return d;
}

export const ziggurat: Painter = (brush) => {
  const { noise, globe, fine, glow, goods } = brush;
  const hue = goods === "none" ? 260 : brush.hue;
  const all = sites(brush);
  const towns = all.map((site) => town(brush, site, hue)).join("");
  const lines = all.map((site) => roads(brush, site, all)).join("");
  const lamps = dots(all.map((site) => project(globe, site.centre)));
  const land = brush.terraces(
    (p) => noise.clouds(noise.warp(p, 1.3, 0.35), 1.5, 4),
    [
      [-0.2, oklch(0.36, 0.045, hue - 20)],
      [0.02, oklch(0.43, 0.055, hue - 12)],
      [0.22, oklch(0.51, 0.06, hue - 6)],
      [0.4, oklch(0.6, 0.06, hue)],
    ],
    { emboss: 2 },
  );
  const pen = `fill="none" stroke="${oklch(0.72, 0.1, hue)}" stroke-width="${fine ? 2.2 : 4}" opacity=".7"`;
  return {
    sky: glow,
    air: 0.6,
    sphere: brush.ground(oklch(0.3, 0.035, hue - 25)) + land + path(lines, pen) + towns,
    lit:
      `<g fill="none" stroke-linecap="round">` +
      `<path d="${lamps}" stroke="${glow}" stroke-width="${fine ? 26 : 30}" opacity=".28"/>` +
      `<path d="${lamps}" stroke="${glow}" stroke-width="${fine ? 11 : 18}"/>` +
      `<path d="${lamps}" stroke="#fffbe0" stroke-width="${fine ? 5 : 8}"/></g>`,
  };
};
