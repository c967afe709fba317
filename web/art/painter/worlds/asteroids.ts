// Belts of asteroids.

import type { Brush } from "../brush.ts";
import { polygon } from "../curve.ts";
import type { Painter } from "../scene.ts";
import { facets, icosphere } from "../solid.ts";
import { LIGHT } from "../sphere.ts";
import { aura } from "../surface.ts";
import { num, radial } from "../svg.ts";
import { dot, type Point, TAU, timesTransposed, type Vector } from "../vector.ts";

type Shade = (light: number) => string;

/** A polygon around a place. */
const rock = (points: readonly Point[], x: number, y: number) =>
  polygon(
    points.map(([dx, dy]): Point => [x + dx, y + dy]),
    1,
  );

/** A stone in two tones, the dark one that of its group. */
function pebble({ random }: Brush, shade: Shade, x: number, y: number, r: number): string {
  const start = random.next() * TAU;
  const flat = random.range(0.65, 0.95);
  const outline = [...Array(6).keys()].map((i): Point => {
    const angle = start + (i / 6) * TAU;
    const reach = r * random.range(0.78, 1.1);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * flat];
  });
  const top = outline.map(([dx, dy]): Point => [dx * 0.72 - r * 0.2, dy * 0.72 - r * 0.22]);
  return (
    `<path d="${rock(outline, x, y)}"/>` + `<path d="${rock(top, x, y)}" fill="${shade(random.range(0.62, 0.9))}"/>`
  );
}

/** An irregular solid, flat-shaded. */
function boulder(brush: Brush, shade: Shade, x: number, y: number, r: number, level: number): string {
  const { random, noise } = brush;
  const solid = icosphere(level);
  const wide = random.range(0.95, 1.16);
  const tall = random.range(0.72, 0.9);
  const lumps = random.range(0.9, 1.5);
  const corners = solid.corners.map((p): Vector => {
    const k = 1 + 0.34 * noise.clouds([p[0] + x, p[1], p[2]], lumps, 3);
    const q = timesTransposed(brush.orientation.matrix, [p[0] * k, p[1] * k, p[2] * k]);
    return [q[0] * wide, q[1] * tall, q[2]];
  });
  const faces = facets(solid.faces, corners)
    .filter((face) => face.normal[2] > 0)
    .map((face) => ({ ...face, depth: face.corners[0][2] + face.corners[1][2] + face.corners[2][2] }))
    .sort((p, q) => p.depth - q.depth)
    .map((face) => {
      const light = Math.max(0.02, dot(face.normal, LIGHT));
      const outline = face.corners.map((p): Point => [p[0] * r, -p[1] * r]);
      const fill = shade(Math.min(1, light * 0.95 + random.range(-0.03, 0.03)));
      const bevel = brush.fine ? ` stroke="${shade(Math.min(1, light + 0.1))}"` : "";
      return `<path d="${rock(outline, x, y)}" fill="${fill}"${bevel}/>`;
    });
  return `<g stroke="${shade(0.5)}" stroke-width=".9" stroke-linejoin="round">${faces.join("")}</g>`;
}

export const asteroids: Painter = (brush) => {
  const { random, fine, uid, glow, goods } = brush;
  const hue = goods === "none" ? 70 : brush.hue;
  const turn = random.range(-30, -14) * random.sign();
  const shade: Shade = (light) => brush.colour(0.19 + 0.58 * light, 0.03 + 0.065 * light, hue + (light - 0.5) * 22);
  const scatter = () => random.next() + random.next() - 1;
  let far = "";
  for (let i = 0; i < (fine ? 60 : 16); i++) {
    const t = random.range(-1, 1);
    const aside = scatter() * 30;
    far += pebble(brush, shade, 200 + t * 190, 128 + t * t * 40 + aside, random.range(2, 7) * (fine ? 1 : 1.8));
  }
  let near = "";
  const count = fine ? 24 : 8;
  for (let i = 0; i < count; i++) {
    const t = -1 + (2 * (i + random.next())) / count;
    const aside = scatter() * 34;
    near += pebble(brush, shade, 200 + t * 184, 306 - t * t * 66 + aside, random.range(5, 15) * (fine ? 1 : 1.5));
  }
  const belt = (inner: string) => `<g transform="rotate(${num(turn)} 200 200)" fill="${shade(0.2)}">${inner}</g>`;
  return {
    halo: false,
    moon: false,
    defs: radial(`${uid}d`, 200, 200, 192, [
      [0, glow, brush.windfall ? 0.55 : 0.36],
      [0.55, glow, 0.14],
      [1, glow, 0],
    ]),
    behind: aura(brush, `${uid}d`, 192),
    front:
      belt(far) +
      boulder(brush, shade, 204, 200, 108, fine ? 2 : 1) +
      belt(boulder(brush, shade, 92, 270, 30, fine ? 1 : 0) + boulder(brush, shade, 310, 258, 22, fine ? 1 : 0) + near),
  };
};
