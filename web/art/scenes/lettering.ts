// A few engraved letters, drawn: a picture of its own has no fonts of the page.

import { decimals, point } from "../painter/svg.ts";

/** Figures in a box of 10 x 14, stroke only. */
const FIGURES: Readonly<Record<number, string>> = {
  1: "M2.3 4 5.5 1.2V13M2.8 13h5.4",
  2: "M1.5 4.5a3.5 3.5 0 1 1 6.3 2.1L1.5 13h7",
  3: "M1.8 1.2h6.2L4.6 6a3.6 3.6 0 1 1-3.4 5",
  5: "M8.2 1.2H2.8L2.1 6.4a3.7 3.7 0 1 1-.9 4.9",
  6: "M7.6 1.2C3.6 2.7 1.4 6 1.4 9.3a3.6 3.6 0 1 0 .5-1.8",
};

/** A figure centred on a point. */
export function figure(value: number, x: number, y: number, size: number, colour: string): string {
  const scale = size / 14;
  const place = `translate(${point(x - 5 * scale, y - 7 * scale)}) scale(${decimals(scale)})`;
  return (
    `<path transform="${place}" d="${FIGURES[value]}" fill="none" stroke="${colour}" stroke-width="2" ` +
    `stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

/** Roman letters, 16 high around the middle: strong strokes, fine strokes with the serifs, and the space that they take. */
const ROMAN: Readonly<Record<string, { strong: string; fine: string; width: number }>> = {
  I: { strong: "M0-8V8", fine: "M-3-8h6M-3 8h6", width: 8 },
  V: { strong: "M-5.5-8 .3 7.5", fine: "M5.5-8 .3 8M-8.5-8h6M2.5-8h6", width: 16 },
  X: { strong: "M-5.5-8l11 16", fine: "M5.5-8l-11 16M-8-8h5.5M3-8h5.5M-8.5 8H-3M2.5 8h5.5", width: 16 },
};

/** A Roman numeral centred on 0,0. */
export function numeral(text: string, colour: string): string {
  const letters = [...text].map((letter) => ROMAN[letter]!);
  let x = -letters.reduce((sum, { width }) => sum + width, 0) / 2;
  const drawn = letters.map(({ strong, fine, width }) => {
    const place = `translate(${x + width / 2})`;
    x += width;
    return `<g transform="${place}"><path d="${strong}" stroke-width="2.8"/><path d="${fine}"/></g>`;
  });
  return `<g fill="none" stroke="${colour}" stroke-width="1.2">${drawn.join("")}</g>`;
}
