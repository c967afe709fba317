// Derelicts of another people before a dim sun.

import type { Brush } from "../brush.ts";
import { oklch } from "../colour.ts";
import { polygon } from "../curve.ts";
import type { Painter } from "../scene.ts";
import { aura } from "../surface.ts";
import { disc, num, point, radial } from "../svg.ts";
import type { Point } from "../vector.ts";

interface Hull {
  readonly dark: string;
  readonly middle: string;
  readonly light: string;
  readonly edge: string;
}

/** The upper outline of a ship, from bow to stern; a large one has notches between its plates. */
function outline({ random }: Brush, length: number, width: number, large: boolean): Point[] {
  const plates = large ? 8 : 5;
  const points: Point[] = [[-length, -width * 0.03]];
  for (let i = 1; i < plates; i++) {
    const t = i / plates;
    const swell = Math.sin(Math.PI * t ** 1.25) ** 0.9;
    const w = width * (0.16 + 0.84 * swell) * random.range(0.72, 1.1);
    points.push([-length + 2 * length * t, -w]);
    if (i % 2 && large) {
      points.push([-length + 2 * length * (t + 0.035), -w * 0.55], [-length + 2 * length * (t + 0.085), -w * 0.62]);
    }
  }
  points.push([length * 0.96, -width * 0.3], [length, -width * 0.2]);
  return points;
}

function ship(brush: Brush, hull: Hull, turn: number, x: number, y: number, scale: number, large = false): string {
  const { random, glow } = brush;
  const length = 156 * scale;
  const width = 50 * scale;
  const top = outline(brush, length, width, large);
  const bottom = top.slice().reverse();
  const flat = (points: readonly Point[], k: number) => points.map((p): Point => [p[0], p[1] * k]);
  const plate = (...points: readonly Point[]) => polygon(points, brush.unit);
  const rim = `stroke="${hull.edge}" stroke-opacity=".75" stroke-width="${num(1 + scale)}" stroke-linejoin="round"`;
  let out =
    `<g transform="translate(${point(x, y)}) rotate(${num(turn)})">` +
    `<path d="${plate(...top, ...flat(bottom, -0.85))}" fill="${hull.dark}" ${rim}/>` +
    `<path d="${plate(...flat(top, 0.94), [length, 0], [-length, 0])}" fill="${hull.middle}"/>` +
    `<path d="${plate(...flat(top, 0.92), ...flat(bottom, 0.6))}" fill="${hull.light}" opacity=".8"/>` +
    `<path d="M${num(-length * 0.9)} 0H${num(length)}" stroke="${glow}" stroke-width="${num(1.4 + 2.4 * scale)}"/>`;
  for (let i = 0; large && i < 8; i++) {
    const from = `M${num(random.range(-0.6, 0.75) * length)} ${num(random.range(0.12, 0.5) * width)}`;
    const pen = `stroke="${i % 3 ? glow : "#fff"}" stroke-width="${num(2.4 * scale + 0.6)}"`;
    const dash = `stroke-dasharray="${num(4 * scale)} ${num(4 * scale)}"`;
    out += `<path d="${from}h${num(random.range(12, 34) * scale)}" ${pen} ${dash}/>`;
  }
  for (const aside of [-0.16, 0, 0.16]) {
    const place = `cx="${num(length * 1.02)}" cy="${num(aside * width)}"`;
    out += `<ellipse ${place} rx="${num(12 * scale)}" ry="${num(3.6 * scale)}" fill="${glow}"/>`;
  }
  return `${out}</g>`;
}

/** A machine eye with three claws. */
function drone({ glow }: Brush, hull: Hull, turn: number, hue: number): string {
  const claw = (angle: number) =>
    `<g transform="rotate(${angle})"><path d="M-14 -58Q-34 -120 0 -166Q8 -124 6 -104Q20 -84 14 -58z" ` +
    `fill="${hull.middle}" stroke="${hull.edge}" stroke-opacity=".8" stroke-width="2.2"/>` +
    `<path d="M-6 -62Q-18 -112 -2 -150" fill="none" stroke="${hull.light}" stroke-width="4"/>` +
    `<path d="M4 -64V-98" stroke="${glow}" stroke-width="4" stroke-dasharray="4 5"/></g>`;
  return (
    `<g transform="translate(200 204) rotate(${num(turn + 24)})">${claw(30)}${claw(150)}${claw(270)}` +
    `<circle r="72" fill="${hull.dark}" stroke="${hull.edge}" stroke-width="2.5"/>` +
    `<circle r="62" fill="${hull.middle}"/>` +
    `<path d="M-62 0A62 62 0 0 1 44 -44L34 -34A48 48 0 0 0 -48 0z" fill="${hull.light}" opacity=".85"/>` +
    `<circle r="42" fill="${hull.dark}"/>` +
    `<circle r="42" fill="none" stroke="${glow}" stroke-width="3" stroke-dasharray="10 5"/>` +
    `<circle r="26" fill="${oklch(0.45, 0.12, hue)}"/><circle r="17" fill="${glow}"/>` +
    `<circle cx="-6" cy="-6" r="6" fill="#fffbe6"/></g>`
  );
}

/** Dark belts of the sun. */
function belts(x: number, y: number, r: number): string {
  let out = "";
  for (let i = -3; i <= 3; i++) {
    const at = y + i * r * 0.26;
    const half = Math.sqrt(Math.max(0, r * r - (i * r * 0.26) ** 2));
    const d = `M${point(x - half, at)}Q${x} ${num(at + 15)} ${point(x + half, at)}`;
    const pen = `stroke="#160d02" stroke-opacity="${i % 2 ? 0.12 : 0.2}" stroke-width="${i % 2 ? 12 : 6}"`;
    out += `<path d="${d}" fill="none" ${pen}/>`;
  }
  return out;
}

export const fleet: Painter = (brush) => {
  const { random, fine, uid, glow, goods, id } = brush;
  const hue = goods === "none" ? 250 : brush.hue;
  const turn = random.range(-36, -16);
  const machine = /scout|robot/.test(id);
  const hull: Hull = {
    dark: oklch(0.17, 0.025, 265),
    middle: oklch(0.34, 0.035, hue + 24),
    light: oklch(0.56, 0.05, hue + 14),
    edge: oklch(0.82, 0.09, hue),
  };
  const [x, y, r] = machine ? [200, 196, 150] : [232, 164, 122];
  const at = (sx: number, sy: number, scale: number, large = false) => ship(brush, hull, turn, sx, sy, scale, large);
  const ships = () => {
    if (machine) return drone(brush, hull, turn, hue);
    if (!/fleet/.test(id)) return at(306, 96, 0.2) + at(194, 214, 1.12, true);
    return at(116, 110, 0.36) + at(300, 92, 0.26) + at(316, 300, 0.42) + at(196, 212, 1.0, true) + at(100, 316, 0.34);
  };
  return {
    halo: false,
    moon: false,
    defs:
      radial(`${uid}u`, x - 24, y - 26, r * 1.35, [
        [0, oklch(0.93, 0.08, hue)],
        [0.3, oklch(0.78, 0.12, hue - 4)],
        [0.65, oklch(0.5, 0.1, hue - 12)],
        [1, oklch(0.24, 0.05, hue - 16)],
      ]) +
      radial(`${uid}v`, 200, 200, 194, [
        [0.5, glow, brush.windfall ? 0.5 : 0.34],
        [1, glow, 0],
      ]),
    behind: aura(brush, `${uid}v`, 194),
    front: disc(x, y, r, `fill="url(#${uid}u)"`) + (fine ? belts(x, y, r) : "") + ships(),
  };
};
