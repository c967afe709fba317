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

/** The seats that have bought it. */
export const ownersOf = ({ players }: Pick<FrontiersView, "players">, id: string): number[] =>
  players.flatMap(({ developments }, seat) =>
    developments.some(({ development }) => development === id) ? [seat] : [],
  );

/** Why somebody cannot buy it, in short; with how much is missing. */
export type Hindrance = { why: "own" } | { why: "gone" } | { why: "poor"; n: number };

export function hindranceOf(view: FrontiersView, seat: number, place: Place, price: number): Hindrance | null {
  if (ownersOf(view, place.development).includes(seat)) return { why: "own" };
  if (!place.left) return { why: "gone" };
  const missing = price - view.players[seat]!.credits;
  return missing > 0 ? { why: "poor", n: missing } : null;
}
