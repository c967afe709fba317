import { type Status, statusBeforePlay } from "../../seat/status";
import type { Sight } from "../../table/sight";
import { viewOf } from "./view";
import { t } from "./words";

/** What a player is doing, with its sign; who is missing comes before what the seat does. */
export function statusOf(sight: Sight, seat: number, isYou: boolean): Status | null {
  const before = statusBeforePlay(sight, seat, isYou);
  if (before) return before;
  const view = viewOf(sight);
  if (sight.waiting.includes(seat)) return doing(view.assigning, view.phase, isYou);
  if (view.assigning && view.players[seat]?.ready) return { icon: "st-ready", text: t("roll.seat.ready") };
  return null;
}

function doing(assigning: boolean, phase: string | null, isYou: boolean): Status {
  if (isYou) {
    const text = assigning ? t("roll.seat.you_assign") : phase ? t("roll.seat.you_work") : t("roll.seat.you_decide");
    return { icon: "st-turn", text };
  }
  return { icon: "st-thinking", text: assigning ? t("roll.seat.assigns") : t("seat.thinking") };
}
