// Comets crossing a patch of night sky.

import type { Brush } from "../brush.ts";
import { oklch } from "../colour.ts";
import { smooth } from "../curve.ts";
import type { Painter } from "../scene.ts";
import { clipCircle, disc, dots, num, path, point, radial } from "../svg.ts";
import { type Point, TAU } from "../vector.ts";

interface Comet {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Of the tail. */
  readonly length: number;
}

const COMETS: readonly Comet[] = [
  { x: 142, y: 250, r: 46, length: 330 },
  { x: 250, y: 120, r: 17, length: 190 },
  { x: 318, y: 226, r: 11, length: 120 },
  { x: 92, y: 116, r: 9, length: 110 },
];
const FEW_COMETS: readonly Comet[] = [
  { x: 150, y: 246, r: 62, length: 340 },
  { x: 270, y: 120, r: 24, length: 190 },
];

function tail({ r, length }: Comet, fill: string): string {
  const at = (along: number, aside: number) => point(length * along, r * aside);
  const outer =
    `M${at(0, -0.95)}Q${at(0.5, -1.15)} ${at(1, -0.5)}` +
    `Q${at(0.7, 0.1)} ${at(0.86, 0.75)}Q${at(0.4, 1.05)} ${at(0, 0.95)}z`;
  const inner = `M${at(0, -0.55)}Q${at(0.4, -0.5)} ${at(0.92, -0.05)}Q${at(0.4, 0.35)} ${at(0, 0.6)}z`;
  return `<path d="${outer}" fill="${fill}" opacity=".55"/><path d="${inner}" fill="${fill}"/>`;
}

/** Streaks of dust in the tail of the great comet. */
function streaks({ random }: Brush, { r, length }: Comet): string {
  let out = "";
  for (let k = 0; k < 7; k++) {
    const aside = random.range(-0.8, 0.8) * r;
    const from = `M${num(random.range(10, 50))} ${num(aside)}`;
    const bend = `${num(length * 0.3)} ${num(aside * 0.1)}`;
    const to = `${num(length * random.range(0.5, 0.8))} ${num(-aside * 0.2)}`;
    out += `<path d="${from}q${bend} ${to}" fill="none" stroke="#fff" stroke-width="1.2" opacity=".4"/>`;
  }
  return out;
}

/** The dark stone in the head of the great comet. */
function nucleus(brush: Brush, r: number, hue: number): string {
  const { random } = brush;
  const outline: Point[] = [];
  for (let k = 0; k < 10; k++) {
    const angle = (k / 10) * TAU;
    const reach = r * random.range(0.72, 0.95);
    outline.push([Math.cos(angle) * reach, Math.sin(angle) * reach * 0.86]);
  }
  const top = outline.map(([x, y]): Point => [x * 0.8 - r * 0.12, y * 0.8 - r * 0.06]);
  const pit = (x: number, y: number, size: number) =>
    disc(x * r, y * r, size * r, `fill="${brush.colour(0.4, 0.06, hue)}"`);
  return (
    `<path d="${smooth(outline, brush.unit)}" fill="${brush.colour(0.42, 0.06, hue)}"/>` +
    `<path d="${smooth(top, brush.unit)}" fill="${brush.colour(0.66, 0.07, hue)}"/>` +
    pit(-0.3, -0.2, 0.16) +
    pit(0.1, 0.25, 0.12) +
    pit(-0.05, -0.45, 0.09)
  );
}

export const comet: Painter = (brush) => {
  const { random, fine, uid, glow, goods } = brush;
  const hue = goods === "none" ? 220 : brush.hue;
  const turn = num(-random.range(26, 40));
  let comets = "";
  let defs = "";
  for (const [i, c] of (fine ? COMETS : FEW_COMETS).entries()) {
    defs +=
      `<linearGradient id="${uid}l${i}" x1="0" x2="1">` +
      `<stop offset="0" stop-color="${oklch(0.95, 0.05, hue)}" stop-opacity=".95"/>` +
      `<stop offset=".25" stop-color="${glow}" stop-opacity=".6"/>` +
      `<stop offset="1" stop-color="${glow}" stop-opacity="0"/></linearGradient>` +
      radial(`${uid}n${i}`, 0, 0, c.r * 2.1, [
        [0, "#fff", 0.95],
        [0.32, oklch(0.9, 0.08, hue), 0.75],
        [0.6, glow, 0.35],
        [1, glow, 0],
      ]);
    const great = i === 0;
    comets +=
      `<g transform="translate(${c.x} ${c.y}) rotate(${turn})">${tail(c, `url(#${uid}l${i})`)}` +
      (great && fine ? streaks(brush, c) : "") +
      `<circle r="${num(c.r * 2.1)}" fill="url(#${uid}n${i})"/>${great ? nucleus(brush, c.r, hue) : ""}</g>`;
  }
  const stars: Point[] = [];
  for (let i = 0; i < (fine ? 50 : 16); i++) {
    const angle = random.next() * TAU;
    const r = Math.sqrt(random.next()) * 178;
    stars.push([200 + Math.cos(angle) * r, 200 + Math.sin(angle) * r]);
  }
  const sky = radial(`${uid}q`, 200, 200, 184, [
    [0, oklch(0.27, 0.06, hue)],
    [0.85, oklch(0.19, 0.05, hue)],
    [0.97, oklch(0.17, 0.04, hue), 0.9],
    [1, oklch(0.17, 0.04, hue), 0],
  ]);
  return {
    halo: false,
    moon: false,
    defs: defs + sky + clipCircle(`${uid}z`, 200, 200, 186),
    front:
      disc(200, 200, 184, `fill="url(#${uid}q)"`) +
      path(dots(stars), `stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".6"`) +
      `<g clip-path="url(#${uid}z)">${comets}</g>`,
  };
};
