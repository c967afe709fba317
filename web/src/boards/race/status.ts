import { type Status, statusBeforePlay } from "../../seat/status";
import type { Sight } from "../../table/sight";
import { viewOf } from "./view";
import { t } from "./words";

/** What a player is doing, with its sign; who is missing comes before what the seat does. */
export function statusOf(sight: Sight, seat: number, isYou: boolean): Status | null {
  const before = statusBeforePlay(sight, seat, isYou);
  if (before) return before;
  const view = viewOf(sight);
  if (sight.waiting.includes(seat))
    return isYou
      ? { icon: "st-turn", text: t("race.seat.your_turn") }
      : { icon: "st-thinking", text: t("seat.thinking") };
  if (!view.revealed && view.round) return { icon: "st-ready", text: t("race.seat.has_chosen") };
  return null;
}
