import { contentOf } from "../content";
import { type FrontiersView, type Place, type Shown, viewOf } from "../view";

/** The places of the market that have one price. */
export interface Shelf {
  readonly cost: number;
  readonly places: readonly Place[];
  /** Do large developments lie here, which need more room? */
  readonly isLarge: boolean;
}

/** The market in the order of prices: all that lies left of one's purse can be bought. Sold out places keep theirs. */
export function shelvesOf(sight: Shown): Shelf[] {
  const { market } = viewOf(sight);
  const content = contentOf(sight);
  const rowOf = ({ development }: Place) => content.developmentOf(development);
  const costs = [...new Set(market.map((place) => rowOf(place).cost))].sort((a, b) => a - b);
  return costs.map((cost) => {
    const places = market.filter((place) => rowOf(place).cost === cost);
    return { cost, places, isLarge: places.some((place) => rowOf(place).size === "large") };
  });
}

/** The shelves of one column; several that have little share one. */
export interface Column {
  readonly shelves: readonly Shelf[];
  readonly isLarge: boolean;
}

const MOST_COLUMNS = 4;
const lengthOf = ({ shelves }: Column): number => shelves.reduce((sum, { places }) => sum + places.length, 0);

/** Columns for the open market: of small developments four at most, so the neighbours that have least share one. */
export function columnsOf(shelves: readonly Shelf[]): Column[] {
  const each = (isLarge: boolean): Column[] =>
    shelves.filter((shelf) => shelf.isLarge === isLarge).map((shelf) => ({ shelves: [shelf], isLarge }));
  const small = each(false);
  while (small.length > MOST_COLUMNS) {
    const together = small.slice(1).map((column, i) => lengthOf(column) + lengthOf(small[i]!));
    const at = together.lastIndexOf(Math.min(...together));
    const shared = [...small[at]!.shelves, ...small[at + 1]!.shelves];
    small.splice(at, 2, { shelves: shared, isLarge: false });
  }
  return [...small, ...each(true)];
}

/** The seats that have bought it. */
export const ownersOf = ({ players }: Pick<FrontiersView, "players">, id: string): number[] =>
  players.flatMap(({ developments }, seat) =>
    developments.some(({ development }) => development === id) ? [seat] : [],
  );

/** Why somebody cannot buy it, in short; with how much is missing. The only copy is taken, several are sold out. */
export type Hindrance = { why: "own" } | { why: "gone" } | { why: "taken" } | { why: "poor"; n: number };

export function hindranceOf(view: FrontiersView, seat: number, place: Place, price: number): Hindrance | null {
  if (ownersOf(view, place.development).includes(seat)) return { why: "own" };
  if (!place.left) return { why: place.copies > 1 ? "gone" : "taken" };
  const missing = price - view.players[seat]!.credits;
  return missing > 0 ? { why: "poor", n: missing } : null;
}

/** What holds for all of a shelf is said once in its head: how much is missing, or a price that is not the printed one. */
export interface Said {
  readonly missing: number | null;
  readonly price: number | null;
}

export function saidOfAll(view: FrontiersView, seat: number, shelf: Shelf, priceOf: (place: Place) => number): Said {
  const hindrances = shelf.places.map((place) => hindranceOf(view, seat, place, priceOf(place)));
  const lacks = new Set(hindrances.flatMap((one) => (one?.why === "poor" ? [one.n] : [])));
  const isOpen = hindrances.includes(null);
  const prices = new Set(shelf.places.flatMap((place, i) => (hindrances[i] ? [] : [priceOf(place)])));
  const [price] = prices;
  const [missing] = lacks;
  return {
    missing: !isOpen && lacks.size === 1 ? (missing ?? null) : null,
    price: prices.size === 1 && !lacks.size && price !== shelf.cost ? (price ?? null) : null,
  };
}
