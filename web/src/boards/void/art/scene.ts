// Empires of the Void: a map of hexagons, lanes and fleets.

import type { Goods } from "../../../../art/painter/colour.ts";
import type { Family } from "../../../../art/painter/family.ts";
import { planet } from "../../../../art/painter/planet.ts";
import { point } from "../../../../art/painter/svg.ts";
import type { Point } from "../../../../art/painter/vector.ts";
import { nested } from "../../../../art/scenes/nested.ts";
import { BRASS, DEEP, DIM_BRASS, GROOVE, seatColour } from "../../../../art/scenes/palette.ts";

const SIDE = 40;
const ACROSS = 1.5 * SIDE;
const DOWN = Math.sqrt(3) * SIDE;

const HEXES: readonly { x: number; y: number; fill: string }[] = [
  { x: 150, y: 116, fill: "#1b2950" },
  { x: 150, y: 116 - DOWN, fill: "#14203f" },
  { x: 150 + ACROSS, y: 116 - DOWN / 2, fill: "#172a45" },
  { x: 150 + ACROSS, y: 116 + DOWN / 2, fill: "#1c2248" },
  { x: 150, y: 116 + DOWN, fill: "#14243c" },
  { x: 150 - ACROSS, y: 116 + DOWN / 2, fill: "#20264a" },
  { x: 150 - ACROSS, y: 116 - DOWN / 2, fill: "#152440" },
];

// biome-ignore format: pairs of numbers
const STARS: readonly Point[] = [
  [132, 102], [168, 128], [138, 42], [164, 62], [198, 72], [222, 92], [196, 138],
  [222, 158], [150, 172], [158, 198], [84, 150], [106, 168], [78, 82], [102, 98],
];
// biome-ignore format: pairs of stars
const LANES: readonly Point[] = [
  [0, 1], [0, 2], [2, 3], [3, 4], [4, 5], [1, 6], [6, 7], [1, 8],
  [8, 9], [8, 11], [11, 10], [0, 13], [13, 12], [5, 7], [10, 12], [4, 1],
];

const WORLDS: readonly { star: number; goods: Goods; family: Family }[] = [
  { star: 1, goods: "novelty", family: "terran" },
  { star: 3, goods: "rare", family: "cratered" },
  { star: 5, goods: "genes", family: "coral" },
  { star: 7, goods: "culture", family: "gas" },
  { star: 9, goods: "alien", family: "shell" },
  { star: 11, goods: "rare", family: "lava" },
  { star: 12, goods: "novelty", family: "ice" },
];

function hexagon({ x, y, fill }: (typeof HEXES)[number]): string {
  const corners = [...Array(6).keys()].map((i) => {
    const angle = (i * Math.PI) / 3;
    return point(x + Math.cos(angle) * (SIDE - 1.2), y + Math.sin(angle) * (SIDE - 1.2));
  });
  return `<path d="M${corners.join("L")}z" fill="${fill}"/>`;
}

function fleet(seat: number, x: number, y: number, ships: number): string {
  const darts = [...Array(ships).keys()].map((i) => `M${x + i * 9} ${y - 8}l6 13-6-3.5-6 3.5z`).join("");
  return `<path d="${darts}" fill="${seatColour(seat)}" stroke="${DEEP}" stroke-width="1.2"/>`;
}

export function scene(): string {
  const lanes = LANES.map(([a, b]) => `M${STARS[a]!.join(" ")}L${STARS[b]!.join(" ")}`).join("");
  const stars = STARS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.5"/>`).join("");
  const worlds = WORLDS.map(({ star, goods, family }, i) => {
    const [x, y] = STARS[star]!;
    return nested(planet({ id: `v${i}`, goods, family }, 0, `v${i}`), x - 16, y - 16, 32);
  });
  return (
    `<g stroke="${DIM_BRASS}" stroke-width="1.3">${HEXES.map(hexagon).join("")}</g>` +
    `<path d="${lanes}" stroke="${BRASS}" stroke-width="1.4" stroke-dasharray="3" opacity=".8" fill="none"/>` +
    `<g fill="${GROOVE}" stroke="${BRASS}" stroke-width="1.2">${stars}</g>${worlds.join("")}` +
    fleet(1, 126, 92, 3) +
    fleet(4, 204, 122, 2) +
    fleet(3, 142, 168, 2)
  );
}
