// Engraved star charts: the ground of the pages, and of a card's picture.

import { Random } from "../painter/random.ts";
import { num, point } from "../painter/svg.ts";
import { TAU } from "../painter/vector.ts";

interface Ink {
  readonly colour: string;
  readonly opacity: number;
}

export const NIGHT_CHART: Ink = { colour: "#d8bf88", opacity: 0.085 };
export const DAY_CHART: Ink = { colour: "#6d521a", opacity: 0.13 };

const WIDTH = 1600;
const HEIGHT = 1000;
const CENTRE = { x: 560, y: 470 };

/** A scale of degrees outside a circle: dashes of a wide stroke, `every` so many degrees, `length` long. */
export function graduation(x: number, y: number, r: number, every: number, length: number, thick: number): string {
  const radius = r + length / 2;
  const dash = (thick / (TAU * radius)) * 360;
  const dashes = `${dash.toFixed(3)} ${(every - dash).toFixed(3)}`;
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" stroke-width="${length}" pathLength="360" ` +
    `stroke-dasharray="${dashes}" stroke-dashoffset="${(dash / 2).toFixed(3)}"/>`
  );
}

function instrument(): string {
  const { x, y } = CENTRE;
  let out = "";
  for (let r = 120; r < 1500; r += 120) {
    out += `<circle cx="${x}" cy="${y}" r="${r}" stroke-width="${r % 360 ? 0.7 : 1.3}"/>`;
  }
  for (const r of [360, 720, 1080]) {
    out += graduation(x, y, r, r > 700 ? 1 : 2, 5, 0.7) + graduation(x, y, r, 10, 10, 0.7);
    out += graduation(x, y, r, 30, 16, 0.7);
  }
  let rays = "";
  for (let i = 0; i < 24; i++) {
    const at = (r: number) => point(x + Math.cos((i * TAU) / 24) * r, y + Math.sin((i * TAU) / 24) * r);
    rays += `M${at(120)}L${at(1500)}`;
  }
  const ecliptic = `<ellipse cx="${x + 70}" cy="${y + 40}" rx="620" ry="600" stroke-width="1.3" stroke-dasharray="10 6"/>`;
  return `${out}<path d="${rays}" stroke-width=".7"/>${ecliptic}`;
}

/** Chains of three to six stars. */
function constellations(): { stars: string; lines: string } {
  const random = new Random(7);
  let stars = "";
  let lines = "";
  for (let k = 0; k < 16; k++) {
    let x = random.range(0, WIDTH);
    let y = random.range(0, HEIGHT);
    let angle = random.range(0, TAU);
    const count = random.int(3, 6);
    for (let i = 0; i < count; i++) {
      stars += `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${num(random.range(1.2, 3.4))}"/>`;
      lines += `${i ? "L" : "M"}${Math.round(x)} ${Math.round(y)}`;
      angle += random.range(-1, 1);
      const distance = random.range(36, 96);
      x += Math.cos(angle) * distance;
      y += Math.sin(angle) * distance;
    }
  }
  return { stars, lines };
}

export function starChart({ colour, opacity }: Ink): string {
  const { stars, lines } = constellations();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<g fill="none" stroke="${colour}" opacity="${opacity}">${instrument()}` +
    `<path d="${lines}" stroke-width=".8"/></g>` +
    `<g fill="${colour}" opacity="${(opacity * 2.4).toFixed(3)}">${stars}</g></svg>`
  );
}

/** The fine instrument behind a world on a card. */
export function cardBack(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">` +
    `<g fill="none" stroke="#d8bf88" stroke-width=".6" opacity=".55"><circle cx="100" cy="100" r="62"/>` +
    `<circle cx="100" cy="100" r="78" stroke-dasharray="1 3.08" stroke-width="2.2"/><circle cx="100" cy="100" r="92"/>` +
    `<path d="M100 0v200M0 100h200M29 29l142 142M171 29 29 171" opacity=".5"/></g></svg>`
  );
}
