// The astrarium itself: five worlds on the faces of one instrument.

import type { Goods } from "../painter/colour.ts";
import type { Family } from "../painter/family.ts";
import { planet } from "../painter/planet.ts";
import { disc, point, radial } from "../painter/svg.ts";
import type { Point } from "../painter/vector.ts";
import { graduation } from "./chart.ts";
import { numeral } from "./lettering.ts";
import { nested } from "./nested.ts";

export interface Theme {
  readonly line: string;
  readonly faint: string;
  readonly ray: string;
  /** The ground under a world. */
  readonly orb: string;
}

export const NIGHT: Theme = { line: "#d8bf88", faint: "#8f7d57", ray: "#fbeec8", orb: "#0b1323" };
export const DAY: Theme = { line: "#6d521a", faint: "#8c7238", ray: "#8c7238", orb: "#14203a" };

interface Wanderer {
  /** Of its ring. */
  readonly radius: number;
  /** In degrees. */
  readonly angle: number;
  readonly size: number;
  readonly goods: Goods;
  readonly family: Family;
}

const WANDERERS: readonly Wanderer[] = [
  { radius: 84, angle: 204, size: 50, goods: "novelty", family: "terran" },
  { radius: 136, angle: 292, size: 44, goods: "rare", family: "lava" },
  { radius: 190, angle: 238, size: 54, goods: "genes", family: "coral" },
  { radius: 246, angle: 318, size: 74, goods: "culture", family: "gas" },
  { radius: 300, angle: 262, size: 48, goods: "alien", family: "shell" },
];

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const HAND = 322;
const X = 380;
const Y = 330;

function polar(r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [X + Math.cos(angle) * r, Y + Math.sin(angle) * r];
}
const at = (r: number, degrees: number) => point(...polar(r, degrees));

function dial({ line, faint }: Theme): string {
  const circle = (r: number, width: number) => `<circle cx="${X}" cy="${Y}" r="${r}" stroke-width="${width}"/>`;
  const scale = graduation(X, Y, 336, 1, 5, 1) + graduation(X, Y, 336, 5, 10, 1) + graduation(X, Y, 336, 30, 17, 1);
  const hours = NUMERALS.map((hour, i) => {
    const angle = i * 30 - 60;
    return `<g transform="translate(${at(375, angle)}) rotate(${angle + 90})">${numeral(hour, line)}</g>`;
  });
  const rings = WANDERERS.map(({ radius }) => circle(radius, 1.3)).join("");
  return (
    `<g fill="none" stroke="${line}">${circle(336, 1.6)}${circle(358, 1)}${circle(392, 1.6)}${scale}</g>` +
    `${hours.join("")}<g fill="none" stroke="${faint}">${rings}</g>`
  );
}

function hand({ line }: Theme): string {
  const head = `M${at(322, HAND)}L${at(306, HAND + 3)}L${at(336, HAND)}L${at(306, HAND - 3)}z`;
  return `<g stroke="${line}" fill="${line}"><path d="M${at(40, HAND)}L${at(330, HAND)}" stroke-width="2.5"/><path d="${head}"/></g>`;
}

function sun({ ray }: Theme): string {
  const rays = [...Array(24).keys()].map((i) => `M${at(33, i * 15)}L${at(i % 2 ? 42 : 50, i * 15)}`).join("");
  return (
    disc(X, Y, 58, 'fill="url(#sun)"') +
    disc(X, Y, 28, `fill="#fbeec8" stroke="${ray}" stroke-width="2"`) +
    `<path d="${rays}" stroke="${ray}" stroke-width="2.2" stroke-linecap="round"/>`
  );
}

export function orrery(theme: Theme): string {
  const worlds = WANDERERS.map(({ radius, angle, size, goods, family }, i) => {
    const [x, y] = polar(radius, angle);
    const world = planet({ id: `orb${i}`, goods, family }, size > 60 ? 1 : 0, `w${i}`);
    const ground = disc(x, y, size * 0.62, `fill="${theme.orb}" stroke="${theme.faint}"`);
    return ground + nested(world, x - size / 2, y - size / 2, size);
  });
  const glow = radial("sun", X, Y, 58, [
    [0, "#ffe9b0"],
    [0.45, "#f2c868", 0.55],
    [1, "#f2c868", 0],
  ]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -68 800 470" width="800" height="470">` +
    `<defs>${glow}</defs>${dial(theme)}${hand(theme)}${sun(theme)}${worlds.join("")}</svg>`
  );
}
