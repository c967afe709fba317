/** How the cards of another player lie in the room that there is, so that every name can be read. */

const COMFORTABLE = 108; // px for a card with its name on two lines
const LEAST = 78; // px in which short names still fit
const MOST_ROWS = 4; // more would take the room of one's own cards

export interface Tiling {
  rows: number;
  columns: number;
}

export function tilingOf(cards: number, width: number): Tiling {
  const fit = (least: number) => Math.max(1, Math.floor(width / least));
  const comfortable = Math.ceil(cards / fit(COMFORTABLE));
  const rows = Math.max(1, comfortable <= MOST_ROWS ? comfortable : Math.max(MOST_ROWS, Math.ceil(cards / fit(LEAST))));
  return { rows, columns: Math.max(1, Math.ceil(cards / rows)) };
}
