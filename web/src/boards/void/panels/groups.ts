import type { Content, Technology } from "../content";
import type { Player } from "../view";

/** How near a technology is to being had. */
export type Reach = "within" | "good" | "needs" | "dear" | "owned";

/** The groups in the order in which one reads them. */
export const GROUPS: readonly Reach[] = ["within", "good", "needs", "dear", "owned"];

/** What decides about it: what the player has, and what the rules offer. */
export interface Had {
  readonly player: Pick<Player, "goods" | "technologies">;
  /** Bought in this pre-round, but not shown yet. */
  readonly bought: readonly string[];
  readonly credits: number;
  /** Is it an answer now, whatever else would forbid it: by a good that was lent, or a tactic? */
  readonly isOffered: (id: string) => boolean;
  readonly priceOf: (row: Technology) => number;
}

/** Technologies that a race may research at all. */
export const technologiesFor = ({ contents }: Content, race: string | null): Technology[] =>
  contents.technology.filter(({ only }) => !only || only === race);

export function reachOf(row: Technology, { player, bought, credits, isOffered, priceOf }: Had): Reach {
  const owned = [...player.technologies, ...bought];
  if (owned.includes(row.id)) return "owned";
  if (!isOffered(row.id)) {
    if (row.needs && !owned.includes(row.needs)) return "needs";
    if (row.good && !player.goods.some((good) => good === row.good)) return "good";
  }
  return priceOf(row) > credits ? "dear" : "within";
}

/** Technologies by how near they are, the cheapest first. */
export function grouped(rows: readonly Technology[], had: Had): { reach: Reach; rows: Technology[] }[] {
  const byPrice = rows.toSorted((a, b) => had.priceOf(a) - had.priceOf(b));
  return GROUPS.map((reach) => ({ reach, rows: byPrice.filter((row) => reachOf(row, had) === reach) })).filter(
    (group) => group.rows.length > 0,
  );
}
