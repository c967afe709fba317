import type { Clock } from "../../wire/api";
import { line } from "../../wire/line.svelte";
import type { Lang } from "../../words/catalog";
import { t } from "../../words/t.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];

/** "3 hours ago", in the reader's language; moments are the server's. */
export function ago(at: number, lang: Lang): string {
  const past = Math.max(0, line.now() - at);
  const [unit, size] = UNITS.find(([, size]) => past >= size) ?? ["minute", MINUTE];
  if (past < MINUTE) return t("home.just_now");
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-Math.floor(past / size), unit);
}

/** The largest unit that is there twice, rounded down: nobody should count on more than there is. */
export function duration(time: number): string {
  if (time >= 2 * DAY) return t("home.days", { n: Math.floor(time / DAY) });
  if (time >= 2 * HOUR) return t("home.hours", { n: Math.floor(time / HOUR) });
  return t("home.minutes", { n: Math.max(0, Math.floor(time / MINUTE)) });
}

export function paceOf({ pace = "none", budget = 0, increment = 0 }: Clock): string {
  if (pace === "slow") return t("home.pace_slow", { n: Math.round(budget / DAY) });
  if (pace === "none") return t("home.pace_none");
  const minutes = Math.round(budget / MINUTE);
  return increment
    ? t("home.pace_live_plus", { n: minutes, plus: increment / 1000 })
    : t("home.pace_live", { n: minutes });
}
