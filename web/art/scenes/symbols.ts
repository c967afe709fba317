// The signs of icons.svg inside a picture of its own, which cannot refer to the page's.

import { num } from "../painter/svg.ts";

interface Sign {
  readonly viewBox: string;
  /** The presentation attributes of the symbol. */
  readonly paint: string;
  readonly content: string;
}

export type Symbols = Readonly<Record<string, Sign>>;

export function readSymbols(sprite: string): Symbols {
  const found = sprite.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)"([^>]*)>(.*?)<\/symbol>/g);
  return Object.fromEntries([...found].map(([, id, viewBox, paint, content]) => [id, { viewBox, paint, content }]));
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

export function sign(symbols: Symbols, id: string, { x, y, size, colour }: Place): string {
  const found = symbols[id];
  if (!found) throw new Error(`no sign ${id}`);
  const { viewBox, paint, content } = found;
  const fill = paint.includes("fill=") ? "" : ' fill="currentColor"';
  const box = `x="${num(x)}" y="${num(y)}" width="${size}" height="${size}" viewBox="${viewBox}"`;
  return `<svg ${box} color="${colour}"${fill}${paint}>${content}</svg>`;
}
