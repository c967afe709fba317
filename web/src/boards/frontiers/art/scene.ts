// New Frontiers: the arched tiles of the actions, one of them taken, and round tiles of worlds.

import type { WorldSpec } from "../../../../art/painter/brush.ts";
import { planet } from "../../../../art/painter/planet.ts";
import { nested } from "../../../../art/scenes/nested.ts";
import { BRASS, INK, PLATE } from "../../../../art/scenes/palette.ts";
import { type Symbols, sign } from "../../../../art/scenes/symbols.ts";

const ACTIONS = ["explore", "develop", "settle", "produce", "trade"];
const TAKEN = "settle";

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Of the world inside. */
  readonly size: number;
  readonly rim: string;
  readonly world: WorldSpec;
}

const TILES: readonly Tile[] = [
  { x: 84, y: 158, r: 52, size: 88, rim: "#22304f", world: { id: "f1", goods: "genes", family: "jungle" } },
  { x: 216, y: 158, r: 52, size: 88, rim: "#ff5e57", world: { id: "f3", goods: "rare", family: "gem" } },
  { x: 150, y: 150, r: 56, size: 96, rim: "#22304f", world: { id: "f2", goods: "novelty", family: "ocean" } },
];

function action(symbols: Symbols, icon: string, place: number): string {
  const taken = icon === TAKEN;
  const x = 42 + place * 44;
  const y = taken ? 26 : 12;
  return (
    `<path d="M${x} ${y + 58}V${y + 12}q0-12 20-12t20 12v46z" fill="${taken ? "#e7d3a0" : PLATE}" stroke="${BRASS}" ` +
    `stroke-width="1.3"/>${sign(symbols, `i-${icon}`, { x: x + 9, y: y + 20, size: 22, colour: taken ? INK : BRASS })}`
  );
}

function tile({ x, y, r, size, rim, world }: Tile): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#0b1428" stroke="${rim}" stroke-width="5"/>` +
    `<circle cx="${x}" cy="${y}" r="${r - 4.5}" fill="none" stroke="${BRASS}"/>` +
    nested(planet(world, 1, world.id), x - size / 2, y - size / 2, size)
  );
}

export const scene = (symbols: Symbols): string =>
  ACTIONS.map((icon, place) => action(symbols, icon, place)).join("") + TILES.map(tile).join("");
