// Race for the Galaxy: three cards of a tableau.

import type { WorldSpec } from "../../../../art/painter/brush.ts";
import { planet } from "../../../../art/painter/planet.ts";
import { figure } from "../../../../art/scenes/lettering.ts";
import { nested } from "../../../../art/scenes/nested.ts";
import { BRASS, DIM_BRASS, INK, IVORY, PLATE } from "../../../../art/scenes/palette.ts";

interface CardOnTable {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly cost: number;
  readonly vp: number;
  readonly world: WorldSpec;
}

const CARDS: readonly CardOnTable[] = [
  { x: 70, y: 122, turn: -16, cost: 3, vp: 2, world: { id: "r1", goods: "rare", family: "lava" } },
  { x: 230, y: 122, turn: 16, cost: 6, vp: 5, world: { id: "r3", goods: "alien", family: "glyph" } },
  { x: 150, y: 108, turn: 0, cost: 2, vp: 1, world: { id: "r2x", goods: "novelty", family: "terran" } },
];

function card({ x, y, turn, cost, vp, world }: CardOnTable): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    `<rect x="-46" y="-64" width="92" height="128" rx="7" fill="${PLATE}" stroke="${BRASS}" stroke-width="1.5"/>` +
    `<rect x="-44.5" y="-62.5" width="89" height="82" rx="6" fill="#0a1226"/>` +
    nested(planet(world, 1, world.id), -38, -60, 76) +
    `<path d="M-45 20H45" stroke="${DIM_BRASS}"/><rect x="-36" y="30" width="58" height="5" rx="2" fill="${IVORY}"/>` +
    `<g fill="${DIM_BRASS}"><rect x="-36" y="42" width="40" height="4" rx="2"/>` +
    `<rect x="-36" y="51" width="30" height="4" rx="2"/></g>` +
    `<circle cx="-34" cy="-52" r="9.5" fill="#f1e7cd" stroke="${INK}" stroke-width="1.5"/>${figure(cost, -34, -52, 10, INK)}` +
    `<path d="M34-62l9 5v10l-9 5-9-5v-10z" fill="#f7e5b5" stroke="${INK}" stroke-width="1.2"/>${figure(vp, 34, -52, 9.5, INK)}` +
    "</g>"
  );
}

export const scene = (): string => CARDS.map(card).join("");
