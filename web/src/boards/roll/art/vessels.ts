// The cup, an enamelled shaker with a brass rim, and the bag of tiles.

import type { Picture } from "../../../../art/picture.ts";
import { BRASS, INK } from "../../../../art/scenes/palette.ts";

const stops = (...list: readonly (readonly [number, string])[]) =>
  list.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join("");

const RIM = `<linearGradient id="r" x1="0" y1="0" x2="0" y2="1">${stops([0, "#fbeec8"], [0.5, "#d8bf88"], [1, "#8f7d57"])}</linearGradient>`;
const ENAMEL =
  `<linearGradient id="e" x1="0" y1="0" x2="1" y2="0">` +
  `${stops([0, "#0d1730"], [0.22, "#3b548a"], [0.42, "#27396a"], [0.8, "#141f3e"], [1, "#0a1226"])}</linearGradient>`;

const drawing = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${RIM}${ENAMEL}</defs>${inner}</svg>`;
const line = (d: string, pen: string) => `<path d="${d}" fill="none" ${pen}/>`;

const CUP =
  `<path d="M9 17 20 92q1.5 9 28 9t28-9l11-75z" fill="url(#e)" stroke="${INK}" stroke-width="1.5"/>` +
  line("M11.5 34q36.5 13 73 0M17.5 76q30.5 10 61 0", `stroke="url(#r)" stroke-width="2"`) +
  line("M14.2 52.5q33.8 12 67.6 0M15.8 63.5q32.2 11 64.4 0", `stroke="${BRASS}" stroke-width=".8" opacity=".55"`) +
  line("M20 92q1.5 9 28 9t28-9", `stroke="url(#r)" stroke-width="3"`) +
  `<ellipse cx="48" cy="17" rx="40" ry="14" fill="#060b16" stroke="url(#r)" stroke-width="3.5"/>` +
  `<ellipse cx="48" cy="19.5" rx="34" ry="10" fill="#0d1730"/>`;

/** The near half of the rim, over the dice that look out. */
const LIP = line("M8 17a40 14 0 0 0 80 0", `stroke="url(#r)" stroke-width="3.5"`);

const BAG =
  `<path d="M22 20C10 28 5 38 5 47c0 9 6 14 13 14h28c7 0 13-5 13-14 0-9-5-19-17-27z" fill="url(#e)" stroke="${BRASS}" stroke-width="1.3"/>` +
  `<path d="M21 20 17 6l8 4 7-5 7 5 8-4-4 14z" fill="#27396a" stroke="${BRASS}" stroke-width="1.3" stroke-linejoin="round"/>` +
  line("M19.5 20.5h25l.1.1", `stroke="url(#r)" stroke-width="4" stroke-linecap="round"`) +
  line(
    "M32 30 41 42 32 54 23 42zM27.5 42a4.5 4.5 0 1 0 9 0 4.5 4.5 0 0 0-9 0z",
    `stroke="${BRASS}" stroke-width="1.6"`,
  );

export const VESSELS: readonly Picture[] = [
  { path: "roll/cup.svg", subject: CUP, paint: () => drawing(96, 104, CUP) },
  { path: "roll/cup-lip.svg", subject: LIP, paint: () => drawing(96, 104, LIP) },
  { path: "roll/bag.svg", subject: BAG, paint: () => drawing(64, 64, BAG) },
];
