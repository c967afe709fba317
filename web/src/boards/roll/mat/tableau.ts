import { type Content, goodOf } from "../content";
import type { PlacedTile } from "../view";

/** Worlds with goods first, then grey ones, then developments: what one works on lies together. */
export function arranged(content: Content, tableau: readonly PlacedTile[]): PlacedTile[] {
  const rank = ({ tile }: PlacedTile) => {
    const design = content.tileOf(tile);
    return goodOf(design) ? 0 : design.kind === "world" ? 1 : 2;
  };
  return tableau.toSorted((a, b) => rank(a) - rank(b));
}

/** How many tiles lie side by side: four in a row up to a full tableau, then five. */
export const acrossOf = (tiles: number, end: number): number => (tiles > end ? 5 : 4);
