import type { Clock } from "../wire/generated/messages";
import { t } from "../words/t.svelte";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How much time there is: in a few signs ("20 min + 15 s"), or in words for who has not begun yet. */
export function paceSaid({ pace = "none", budget = 0, increment = 0 }: Clock, isLong = false): string {
  if (pace === "none") return t("table.no_clock");
  if (pace === "slow") return t("table.slow_clock", { n: Math.max(1, Math.round(budget / DAY)) });
  const [n, s] = [Math.max(1, Math.round(budget / MINUTE)), Math.round(increment / SECOND)];
  if (!s) return t(isLong ? "table.live_clock_long" : "table.live_clock", { n });
  return t(isLong ? "table.live_clock_and_long" : "table.live_clock_and", { n, s });
}
