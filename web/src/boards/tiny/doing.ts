import type { Sight } from "../../table/sight";
import { activeSide, viewOf } from "./view";
import { t } from "./words";

/** What a side is doing now, with its sign. */
export function doing(sight: Sight, side: number): { icon: string; text: string } {
  const view = viewOf(sight);
  const seat = sight.seats[side];
  if (sight.outcome) return { icon: "st-ready", text: t("tiny.doing_over") };
  if (view.choosing.includes(side)) return { icon: "st-thinking", text: t("tiny.doing_mission") };
  if (activeSide(view) === side && view.phase !== "missions") {
    const left = view.dice.filter(({ state }) => state === "inactive").length;
    return { icon: "st-turn", text: t("tiny.doing_turn", { n: left }) };
  }
  if (sight.waiting.includes(side)) return { icon: "st-thinking", text: t("tiny.doing_decides") };
  if (seat?.bot) return { icon: "st-bot", text: seat.person ? t("seat.bot_stands_in") : t("seat.automaton") };
  if (seat?.person && !seat.here) return { icon: "st-offline", text: t("seat.away") };
  return { icon: "st-ready", text: t("tiny.doing_waits") };
}
