/** How the cards of another player lie in the room that there is, so that every name can be read. */

export interface Tiling {
  rows: number;
  columns: number;
  /** The picture of a card, in px. */
  disc: number;
  /** Its name, in px. */
  type: number;
}

const SHARE = 0.042; // of the board's height, for a picture among many
const [SMALLEST, LARGEST] = [26, 42]; // px
const HIGH = 900; // px: a board of that height has room for more rows
const SCALES = [1.6, 1.2, 1, 0.88]; // the fewer rows, the larger the pictures
const LETTERS = 6; // in times the size of type: a line that holds a long word
const AROUND = 8; // px for signs and gaps
const LEAST = 78; // px in which short names still fit

const between = (low: number, n: number, high: number) => Math.min(high, Math.max(low, n));

function inRows(cards: number, rows: number, tile: number): Tiling {
  const disc = tile * SCALES[Math.min(rows, SCALES.length) - 1]!;
  const type = rows < 3 ? between(12, tile * 0.42, 15) : between(11.5, tile * 0.38, 14);
  return { rows, columns: Math.max(1, Math.ceil(cards / rows)), disc, type };
}

/** As large as possible, then in as few rows as leave every card its room. */
export function tilingOf(cards: number, width: number, height: number): Tiling {
  const most = height < HIGH ? 4 : 6; // more would take the room of one's own cards
  for (let tile = between(SMALLEST, height * SHARE, LARGEST); tile >= SMALLEST; tile -= 2)
    for (let rows = 1; rows <= most; rows++) {
      const found = inRows(cards, rows, tile);
      if (found.columns * (found.disc + found.type * LETTERS + AROUND) <= width) return found;
    }
  return inRows(cards, Math.max(most, Math.ceil(cards / Math.max(1, Math.floor(width / LEAST)))), SMALLEST);
}
