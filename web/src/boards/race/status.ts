import type { Sight } from "../../table/sight";
import { isMissing, markOf, seatingOf, standingOf } from "../../ui/seat/standing";
import { viewOf } from "./view";
import { placeOf } from "./wording";
import { t } from "./words";

/** What a player is doing, with its sign; who is missing comes before what the seat does. */
export function statusOf(sight: Sight, seat: number, isYou: boolean): { icon: string; text: string } | null {
  const view = viewOf(sight);
  const standing = standingOf(seatingOf(sight), seat);
  const { icon, text } = markOf(standing);
  if (standing === "resigned") return { icon, text };
  if (sight.outcome) return { icon: "vp", text: placeOf(sight.outcome, seat) };
  if (isMissing(standing) && !isYou) return { icon, text };
  if (sight.waiting.includes(seat))
    return isYou
      ? { icon: "st-turn", text: t("race.seat.your_turn") }
      : { icon: "st-thinking", text: t("seat.thinking") };
  if (!view.revealed && view.round) return { icon: "st-ready", text: t("race.seat.has_chosen") };
  return null;
}
