import type { Content } from "../content";
import type { Fleet, Squadron } from "../view";

const MOST_KINDS = 3;

/** What a pennant shows: up to three kinds of ships; of more the two strongest, and how many others there are. */
export function shownOf(
  content: Content,
  { ships }: Pick<Fleet, "ships">,
): { shown: readonly Squadron[]; others: number } {
  if (ships.length <= MOST_KINDS) return { shown: ships, others: 0 };
  const strength = ({ ship }: Squadron): number => content.maybeRow("ship", ship)?.cost ?? 0;
  const strongest = ships.toSorted((a, b) => strength(b) - strength(a)).slice(0, MOST_KINDS - 1);
  const others = ships.filter((one) => !strongest.includes(one)).reduce((sum, { n }) => sum + n, 0);
  return { shown: ships.filter((one) => strongest.includes(one)), others };
}

/** The kind of ship in a reference to ships in a space: `move:a1.0.moth`, also of damaged ones. */
export const kindOf = (ref: string): string => ref.split(".")[2] ?? "";

/** What names a ship that is to move: one's own, one in a row of many, another player's. */
const BEGINS = new Set(["move", "ships", "control"]);

/** Of the ways to begin a move, the one with the ship that moves furthest; none if they are not all of that sort. */
export function fastest<T extends { ref?: string | undefined }>(
  content: Content,
  options: readonly T[],
): T | undefined {
  const kinds = new Set(options.map(({ ref = "" }) => ref.split(":")[0] ?? ""));
  if (kinds.size !== 1 || ![...kinds].every((kind) => BEGINS.has(kind))) return undefined;
  const moves = ({ ref = "" }: T): number => content.maybeRow("ship", kindOf(ref))?.move ?? 0;
  return options.reduce((best, other) => (moves(other) > moves(best) ? other : best));
}
