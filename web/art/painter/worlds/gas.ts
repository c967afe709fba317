// Worlds of air: banded giants and poisoned spiral weather.

import type { Brush, Terrace } from "../brush.ts";
import { oklch } from "../colour.ts";
import type { Field } from "../contour.ts";
import type { Painter } from "../scene.ts";
import { facing, project } from "../sphere.ts";
import { disc, num, point } from "../svg.ts";
import { degrees, dot, plane, TAU, times } from "../vector.ts";

/** Oval storms between the belts; the first one is the great one. */
function spots(brush: Brush): string {
  const { random, globe, fine, hue, hue2, hue3 } = brush;
  let out = "";
  const count = fine ? random.int(1, 3) : 1;
  for (let i = 0; i < count; i++) {
    const towards = facing(random, 0.5);
    const x = globe.x + towards[0] * globe.r * 0.8;
    const y = globe.y - towards[1] * globe.r * 0.55;
    const r = globe.r * (i ? random.range(0.05, 0.08) : random.range(0.12, 0.19));
    const [rim, eye] = i
      ? [brush.colour(0.9, 0.05, hue3), brush.colour(0.75, 0.09, hue)]
      : [brush.colour(0.5, 0.15, hue2 - 12), brush.colour(0.66, 0.15, hue2)];
    const oval = (dx: number, dy: number, rx: number, ry: number, paint: string) => {
      const centre = dx ? `cx="${num(dx)}" cy="${num(dy)}" ` : "";
      return `<ellipse ${centre}rx="${num(rx)}" ry="${num(ry)}" ${paint}/>`;
    };
    out +=
      `<g transform="translate(${point(x, y)}) rotate(${num(-degrees(brush.orientation.lean))})">` +
      oval(0, 0, r * 1.9, r, `fill="${brush.colour(0.84, 0.05, hue3)}" opacity=".8"`) +
      oval(0, 0, r * 1.5, r * 0.74, `fill="${rim}"`) +
      oval(-r * 0.1, -r * 0.06, r, r * 0.46, `fill="${eye}"`) +
      oval(-r * 0.15, -r * 0.08, r * 0.5, r * 0.2, `fill="${rim}"`) +
      "</g>";
  }
  return out;
}

export const gas: Painter = (brush) => {
  const { noise, random, fine, hue, hue2, hue3 } = brush;
  const frequency = random.range(2.6, 4.2);
  const phase = random.next() * TAU;
  const wobble = random.range(0.1, 0.26);
  const latitude: Field = (p) => p[1] + wobble * 0.28 * noise.clouds([p[0] * 0.8, p[1] * 3.2, p[2] * 0.8], 2, 4);
  const count = fine ? 13 : 8;
  const belts: Terrace[] = [];
  for (let i = 1; i < count; i++) {
    const from = -1 + (2 * i) / count + random.range(-0.035, 0.035);
    const wave = 0.5 + 0.5 * Math.sin(frequency * from * 3 + phase);
    const pale = random.next() < 0.22;
    const bright = wave > 0.55;
    const fill = pale
      ? brush.colour(0.86, 0.055, hue3)
      : bright
        ? brush.colour(0.6 + 0.18 * wave + random.range(-0.03, 0.03), 0.11, hue)
        : brush.colour(0.42 + 0.2 * wave + random.range(-0.04, 0.04), 0.115, hue2);
    belts.push([from, fill]);
  }
  const storms = spots(brush);
  return {
    sky: oklch(0.87, 0.08, hue3),
    air: 0.75,
    sphere: brush.ground(brush.colour(0.5, 0.11, hue2)) + brush.terraces(latitude, belts, { emboss: 0.9 }) + storms,
  };
};

export const storm: Painter = (brush) => {
  const { noise, random, globe, goods } = brush;
  const hue = goods === "none" ? 120 : brush.hue;
  const eye = facing(random, 0.65);
  const twist = random.range(3.2, 5.2) * random.sign();
  const axis = times(brush.orientation.matrix, eye);
  const [u, w] = plane(axis, [0.3, 1, 0.2]);
  const spiral: Field = (p) => {
    const r = Math.acos(Math.max(-1, Math.min(1, dot(p, axis))));
    const angle = Math.atan2(dot(p, w), dot(p, u)) + twist / (0.45 + r * 1.1);
    const arms = noise.clouds([Math.cos(angle) * r * 1.2, Math.sin(angle) * r * 1.2, r], 1.6, 4, 0.5);
    return arms + 0.28 * Math.sin(2 * angle + r * 3) - 0.14;
  };
  const weather = brush.terraces(
    spiral,
    [
      [-0.34, brush.colour(0.38, 0.1, hue + 18)],
      [-0.14, brush.colour(0.48, 0.12, hue + 8)],
      [0.06, brush.colour(0.59, 0.135, hue)],
      [0.26, brush.colour(0.71, 0.14, hue - 12)],
      [0.44, brush.colour(0.85, 0.11, hue - 28)],
    ],
    { emboss: 1.6 },
  );
  const [x, y] = project(globe, eye);
  return {
    sky: oklch(0.86, 0.13, hue - 15),
    air: 0.85,
    sphere:
      brush.ground(brush.colour(0.3, 0.08, hue + 28)) +
      weather +
      disc(x, y, globe.r * 0.075, `fill="${brush.colour(0.22, 0.07, hue + 30)}"`) +
      disc(x - 2, y - 2, globe.r * 0.04, `fill="${brush.colour(0.88, 0.12, hue - 20)}"`),
  };
};
