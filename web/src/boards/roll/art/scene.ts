// Roll for the Galaxy: four dice of workers.

import { shade } from "../../../../art/painter/colour.ts";
import { point } from "../../../../art/painter/svg.ts";
import type { Point } from "../../../../art/painter/vector.ts";
import { INK } from "../../../../art/scenes/palette.ts";
import { type Symbols, sign } from "../../../../art/scenes/symbols.ts";

interface Die {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  /** Signs on the top, the left and the right face. */
  readonly faces: readonly [string, string, string];
}

const DICE: readonly Die[] = [
  { x: 86, y: 142, size: 42, colour: "#4d9bff", faces: ["produce", "deliver", "explore"] },
  { x: 214, y: 136, size: 42, colour: "#f5d327", faces: ["wild", "settle", "develop"] },
  { x: 150, y: 100, size: 38, colour: "#f2efe6", faces: ["explore", "develop", "settle"] },
  { x: 152, y: 182, size: 40, colour: "#ff5e57", faces: ["develop", "settle", "wild"] },
];

const plus = (...points: readonly Point[]): Point =>
  points.reduce((sum, p): Point => [sum[0] + p[0], sum[1] + p[1]], [0, 0]);

/** A cube seen from one of its corners. */
function cube(symbols: Symbols, { x, y, size, colour, faces }: Die): string {
  const right: Point = [0.866 * size, 0.5 * size];
  const left: Point = [-0.866 * size, 0.5 * size];
  const down: Point = [0, size];
  const top: Point = [x, y - size];
  const edge = shade(colour, -0.55);
  const face = (origin: Point, u: Point, v: Point, fill: string, icon: string) => {
    const outline = [origin, plus(origin, u), plus(origin, u, v), plus(origin, v)].map((p) => point(...p)).join("L");
    const axes = [...u, ...v].map((k) => (k / 24).toFixed(3)).join(" ");
    return (
      `<path d="M${outline}z" fill="${fill}" stroke="${edge}" stroke-width="2.5" stroke-linejoin="round"/>` +
      `<g transform="matrix(${axes} ${point(...origin)})">` +
      `${sign(symbols, `i-${icon}`, { x: 4, y: 4, size: 16, colour: INK })}</g>`
    );
  };
  return (
    face(top, right, left, shade(colour, 0.3), faces[0]) +
    face(plus(top, left), right, down, colour, faces[1]) +
    face(plus(top, right, left), [-left[0], -left[1]], down, shade(colour, -0.28), faces[2])
  );
}

export const scene = (symbols: Symbols): string =>
  `<ellipse cx="150" cy="190" rx="118" ry="20" fill="#04070f" opacity=".6"/>` +
  DICE.map((die) => cube(symbols, die)).join("");
