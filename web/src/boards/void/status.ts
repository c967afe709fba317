import { type Status, statusBeforePlay } from "../../seat/status";
import type { Sight } from "../../table/sight";
import { viewOf } from "./view";
import { t } from "./words";

/** What a player is doing, with its sign; who is missing comes before what the seat does. */
export function statusOf(sight: Sight, seat: number, isYou: boolean): Status | null {
  const before = statusBeforePlay(sight, seat, isYou);
  if (before) return before;
  const { turn, phase } = viewOf(sight);
  if (sight.waiting.includes(seat)) {
    if (isYou) return { icon: "st-turn", text: t("void.seat.your_turn") };
    return { icon: "st-thinking", text: t("seat.thinking") };
  }
  if (turn.seat === seat) return { icon: "st-turn", text: t("void.seat.on_turn") };
  if (phase === "pre_round") return { icon: "st-ready", text: t("void.seat.ready") };
  return null;
}
