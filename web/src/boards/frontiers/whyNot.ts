import type { Sight } from "../../table/sight";
import { idOf } from "./refs";
import { viewOf } from "./view";
import { t } from "./words";

/** An explored world waits for Settle, a development of the market for Develop; a good for being sold or consumed. */
export function whyNot(sight: Sight, thing: string): string {
  const view = viewOf(sight);
  const own = sight.seat === null ? undefined : view.players[sight.seat];
  if (!own || !view.round) return "";
  const id = idOf(thing);
  if (thing.startsWith("world:") && own.explored.includes(id) && view.action !== "settle")
    return t("frontiers.why_not.explored");
  if (thing.endsWith("@stall") && view.action !== "develop") return t("frontiers.why_not.stall");
  if (thing.startsWith("good:") && own.colonies.some(({ world }) => world === id) && view.action !== "trade_consume")
    return t("frontiers.why_not.good");
  if (thing.startsWith("action:")) return t("frontiers.why_not.action");
  return "";
}
