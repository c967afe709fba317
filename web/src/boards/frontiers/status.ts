import { type Status, statusBeforePlay } from "../../seat/status";
import type { Sight } from "../../table/sight";
import { chosenBy, viewOf } from "./view";
import { t } from "./words";

/** What a player is doing, with its sign; who is missing comes before what the seat does. */
export function statusOf(sight: Sight, seat: number, isYou: boolean): Status | null {
  const before = statusBeforePlay(sight, seat, isYou);
  if (before) return before;
  const view = viewOf(sight);
  if (sight.waiting.includes(seat)) {
    if (isYou) return { icon: "st-turn", text: t("frontiers.seat.your_turn") };
    return { icon: "st-thinking", text: t("seat.thinking") };
  }
  if (view.leader === seat) return { icon: "lead", text: t("frontiers.seat.leads") };
  if (view.round && chosenBy(view, seat).length) return { icon: "st-ready", text: t("frontiers.seat.has_chosen") };
  return null;
}
