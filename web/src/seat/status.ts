import type { Sight } from "../table/sight";
import type { Outcome } from "../wire/generated/messages";
import { t } from "../words/t.svelte";
import { isMissing, markOf, seatingOf, standingOf } from "./standing";

/** What a seat is doing, with its sign. */
export interface Status {
  icon: string;
  text: string;
}

/** What comes before all that a seat does in its game: it gave up, the game is over, its player is missing; else null. */
export function statusBeforePlay(sight: Sight, seat: number, isYou: boolean): Status | null {
  const standing = standingOf(seatingOf(sight), seat);
  if (standing === "resigned") return markOf(standing);
  if (sight.outcome) return { icon: "vp", text: placeOf(sight.outcome, seat) };
  return isMissing(standing) && !isYou ? markOf(standing) : null;
}

/** Its place at the end of a game; who won together is told so. */
function placeOf({ winners, places }: Outcome, seat: number): string {
  if (!winners.includes(seat)) return t("seat.place", { n: places[seat] ?? 0 });
  return t(winners.length > 1 ? "seat.shares" : "seat.wins");
}
