// The few SVG elements that the painter writes.

import type { Point } from "./vector.ts";

/** A number with at most one decimal. */
export const num = (x: number) => String(Math.round(x * 10) / 10);

/** A number with at most two decimals, and no zero before the point. */
export const decimals = (x: number) => String(Math.round(x * 100) / 100).replace(/^(-?)0\./, "$1.");

export const point = (x: number, y: number) => `${num(x)} ${num(y)}`;

export const disc = (x: number, y: number, r: number, attributes: string) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" ${attributes}/>`;

/** Nothing for an empty path. */
export const path = (d: string, attributes = "") => (d ? `<path d="${d}"${attributes && ` ${attributes}`}/>` : "");

/** Round dots, to be stroked with round caps. */
export const dots = (list: readonly Point[]) => list.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join("");

/** A standalone picture of 400 x 400. */
export const picture = (defs: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">` +
  `<defs>${defs}</defs>${content}</svg>`;

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export function radial(id: string, x: number, y: number, r: number, stops: readonly Stop[]): string {
  const inner = stops.map(([offset, colour, opacity = 1]) => {
    const veil = opacity === 1 ? "" : ` stop-opacity="${decimals(opacity)}"`;
    return `<stop offset="${decimals(offset)}" stop-color="${colour}"${veil}/>`;
  });
  const place = `gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(r)}"`;
  return `<radialGradient id="${id}" ${place}>${inner.join("")}</radialGradient>`;
}

export const clipCircle = (id: string, x: number, y: number, r: number) =>
  `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>`;

/** A star of four points with hollow flanks; `waist` is how far the flanks stay from the centre. */
export function sparkle(x: number, y: number, r: number, waist: number, attributes: string): string {
  const d =
    `M${point(x, y - r)}Q${point(x + waist, y - waist)} ${point(x + r, y)}` +
    `Q${point(x + waist, y + waist)} ${point(x, y + r)}` +
    `Q${point(x - waist, y + waist)} ${point(x - r, y)}` +
    `Q${point(x - waist, y - waist)} ${point(x, y - r)}z`;
  return `<path d="${d}" ${attributes}/>`;
}
