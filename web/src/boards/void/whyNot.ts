import type { Sight } from "../../table/sight";
import { idOf } from "./refs";
import { viewOf } from "./view";
import { t } from "./words";

/** Cards wait for their window, ships and yards for their moment of the round. */
export function whyNot(sight: Sight, thing: string): string {
  const { phase, own, turn } = viewOf(sight);
  if (sight.seat === null || phase === "setup" || phase === "over") return "";
  const [kind] = thing.split(":");
  if (kind === "card" && own?.hand.includes(idOf(thing))) return t("void.why_not.card");
  const isBusy = phase !== "pre_round";
  if (isBusy && (kind === "research" || kind === "technology" || kind === "build")) return t("void.why_not.pre_round");
  if (kind === "action" && turn.seat !== sight.seat) return t("void.why_not.turn");
  return "";
}
