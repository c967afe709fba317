import { maybeRow } from "../content";
import type { Fleet, Squadron } from "../view";

const MOST_KINDS = 3;

const strength = (ship: string): number => maybeRow("ship", ship)?.cost ?? 0;

/** What a pennant shows: up to three kinds of ships; of more the two strongest, and how many others there are. */
export function shownOf({ ships }: Pick<Fleet, "ships">): { shown: readonly Squadron[]; others: number } {
  if (ships.length <= MOST_KINDS) return { shown: ships, others: 0 };
  const strongest = ships.toSorted((a, b) => strength(b.ship) - strength(a.ship)).slice(0, MOST_KINDS - 1);
  const others = ships.filter((one) => !strongest.includes(one)).reduce((sum, { n }) => sum + n, 0);
  return { shown: ships.filter((one) => strongest.includes(one)), others };
}
