// Worlds of stone, sand, ice and fire.

import type { Brush } from "../brush.ts";
import { type Goods, oklch } from "../colour.ts";
import type { Field } from "../contour.ts";
import type { Painter } from "../scene.ts";
import { surfaceCircle } from "../sphere.ts";
import { caps, craters, lights } from "../surface.ts";
import { path } from "../svg.ts";
import { TAU, unit } from "../vector.ts";

export const desert: Painter = (brush) => {
  const { noise, random, goods, fine } = brush;
  const hues: Partial<Record<Goods, number>> = { novelty: brush.hue + 6, genes: 125, none: 70, culture: brush.hue };
  const hue = hues[goods] ?? brush.hue + 10;
  const pitch = random.range(9, 14);
  const dunes: Field = (p) => {
    const q = noise.warp(p, 1.3, 0.4);
    const wave = Math.sin((q[1] + 0.35 * q[0]) * pitch + 2.2 * noise.clouds(q, 1.6, 3));
    return wave * 0.5 + 0.35 * noise.clouds(p, 2.4, 3);
  };
  const canyons: Field = (p) => noise.ridges(noise.warp(p, 1.7, 0.35), 1.15, 2);
  const sand = brush.terraces(
    dunes,
    [
      [-0.38, brush.colour(0.59, 0.115, hue)],
      [-0.1, brush.colour(0.66, 0.115, hue + 5)],
      [0.18, brush.colour(0.73, 0.105, hue + 10)],
      [0.45, brush.colour(0.82, 0.085, hue + 16)],
    ],
    { emboss: 1.6 },
  );
  const cracks = brush.terraces(canyons, [
    [0.885, brush.colour(0.4, 0.1, hue - 18)],
    [0.94, brush.colour(0.3, 0.08, hue - 22)],
  ]);
  const tones = {
    rim: brush.colour(0.84, 0.08, hue + 12),
    floor: brush.colour(0.56, 0.1, hue - 4),
    shadow: brush.colour(0.42, 0.09, hue - 10),
  };
  return {
    sky: oklch(0.88, 0.09, hue + 15),
    air: 0.7,
    sphere:
      brush.ground(brush.colour(0.52, 0.105, hue - 8)) +
      sand +
      cracks +
      craters(brush, fine ? random.int(3, 7) : 2, 0.03, 0.15, tones) +
      caps(brush, 0.93, "#f5ead8"),
  };
};

/** Arcs of great and small circles: the cracks of an ice shell. */
function cracks({ random, globe, fine }: Brush): string {
  let d = "";
  for (let i = 0; i < (fine ? 15 : 6); i++) {
    const around = unit(random.range(-1, 1), random.range(-1, 1), random.range(-0.7, 0.7));
    const start = random.next() * TAU;
    d += surfaceCircle(globe, around, random.range(0.7, Math.PI / 2), start, start + random.range(0.7, 2.6));
  }
  return d;
}

export const ice: Painter = (brush) => {
  const { noise, goods, fine } = brush;
  const hues: Partial<Record<Goods, number>> = { rare: 40, none: 225, genes: 175 };
  const hue = hues[goods] ?? brush.hue - 25;
  const lines = brush.share(path(cracks(brush)));
  const sheets = brush.terraces(
    (p) => noise.clouds(noise.warp(p, 1.6, 0.4), 1.5, 4),
    [
      [-0.3, brush.colour(0.73, 0.065, hue)],
      [-0.06, brush.colour(0.81, 0.05, hue)],
      [0.16, brush.colour(0.88, 0.035, hue)],
      [0.36, brush.colour(0.95, 0.016, hue)],
    ],
    { emboss: 1.6 },
  );
  const groove = `stroke="${brush.colour(0.5, 0.1, hue + 15)}" stroke-width="${fine ? 3.4 : 5}" opacity=".55"`;
  const glint = `stroke="#fff" stroke-width="1.1" opacity=".6" transform="translate(-1.4 -1.6)"`;
  const tones = { rim: "#f3f8fa", floor: brush.colour(0.76, 0.06, hue), shadow: brush.colour(0.58, 0.08, hue) };
  return {
    sky: oklch(0.9, 0.07, hue),
    air: 0.9,
    sphere:
      brush.ground(brush.colour(0.66, 0.075, hue)) +
      sheets +
      `<g fill="none" stroke-linecap="round">${lines(groove)}${lines(glint)}</g>` +
      craters(brush, fine ? 3 : 1, 0.04, 0.13, tones),
  };
};

export const lava: Painter = (brush) => {
  const { noise, random, goods, fine } = brush;
  const hues: Partial<Record<Goods, number>> = { alien: 95, genes: 130, novelty: 245, rare: 42 };
  const hue = hues[goods] ?? 48;
  const scale = random.range(1.25, 1.75);
  const fissures = brush.terraces(
    (p) => noise.ridges(noise.warp(p, 1.5, 0.28), scale, 3),
    [
      [0.76, oklch(0.5, 0.17, hue - 14)],
      [0.83, oklch(0.68, 0.18, hue)],
      [0.895, oklch(0.86, 0.15, hue + 22)],
      [0.945, oklch(0.97, 0.06, hue + 40)],
    ],
    { emboss: 0 },
  );
  const crust = brush.terraces(
    (p) => noise.clouds(p, 2.6, 4),
    [
      [-0.15, oklch(0.31, 0.035, hue - 12)],
      [0.08, oklch(0.39, 0.045, hue - 6)],
      [0.3, oklch(0.48, 0.05, hue)],
    ],
  );
  const tones = {
    rim: oklch(0.5, 0.05, hue),
    floor: oklch(0.25, 0.04, hue - 10),
    shadow: oklch(0.18, 0.03, hue - 10),
  };
  return {
    sky: oklch(0.75, 0.16, hue),
    air: 0.6,
    sphere: brush.ground(oklch(0.24, 0.025, hue - 10)) + crust + craters(brush, fine ? 6 : 2, 0.03, 0.12, tones),
    lit: fissures,
  };
};

export const cratered: Painter = (brush) => {
  const { noise, random, goods, fine, detail } = brush;
  const hue = goods === "none" ? random.pick([255, 75, 30]) : brush.hue;
  const chroma = 0.085;
  const plains = brush.terraces(
    (p) => noise.clouds(noise.warp(p, 1.4, 0.3), 1.35, 4),
    [
      [-0.2, brush.colour(0.52, chroma, hue + 4)],
      [0.06, brush.colour(0.6, chroma * 0.95, hue + 8)],
      [0.28, brush.colour(0.69, chroma * 0.8, hue + 12)],
    ],
    { emboss: 1.8 },
  );
  const tones = {
    rim: brush.colour(0.76, chroma * 0.75, hue + 12),
    floor: brush.colour(0.44, chroma, hue),
    shadow: brush.colour(0.31, chroma * 0.8, hue - 4),
  };
  const count = { 0: 11, 1: 26, 2: 44 }[detail];
  return {
    sky: oklch(0.8, 0.05, hue),
    air: 0.3,
    sphere:
      brush.ground(brush.colour(0.45, chroma, hue)) + plains + craters(brush, count, fine ? 0.022 : 0.05, 0.25, tones),
    lit: goods === "rare" || goods === "none" ? lights(brush, 26, (p) => noise.at(p, 4) > 0.25, "#ffc27a") : "",
  };
};
