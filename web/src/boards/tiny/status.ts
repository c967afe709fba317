import { isMissing, markOf, seatingOf, standingOf } from "../../seat/standing";
import type { Status } from "../../seat/status";
import type { Sight } from "../../table/sight";
import { activeSide, viewOf } from "./view";
import { t } from "./words";

/** What a side is doing now, with its sign. */
export function statusOf(sight: Sight, side: number): Status {
  const view = viewOf(sight);
  const standing = standingOf(seatingOf(sight), side);
  if (standing === "resigned") return markOf(standing);
  if (sight.outcome) return { icon: "st-ready", text: t("tiny.doing_over") };
  if (view.choosing.includes(side)) return { icon: "st-thinking", text: t("tiny.doing_mission") };
  if (activeSide(view) === side && view.phase !== "missions") {
    const left = view.dice.filter(({ state }) => state === "inactive").length;
    return { icon: "st-turn", text: t("tiny.doing_turn", { n: left }) };
  }
  if (sight.waiting.includes(side)) return { icon: "st-thinking", text: t("tiny.doing_decides") };
  if (isMissing(standing)) return markOf(standing);
  return { icon: "st-ready", text: t("tiny.doing_waits") };
}
