import type { TableNow } from "../wire/generated/messages";
import { t } from "../words/t.svelte";
import { awaited } from "./company";
import type { LiveTable } from "./live.svelte";

/** For whom one waits, and who of them is offline. How long is told beside it: this is read aloud. */
export function waitingWords(table: Pick<LiveTable, "names" | "seat">, now: TableNow): string {
  const others = (seats: readonly number[]) =>
    seats.filter((seat) => seat !== table.seat).map((seat) => table.names[`seat:${seat}`] ?? "");
  const away = others(awaited(now));
  const names = others(now.waiting ?? []);
  if (!names.length) return t("decision.waiting");
  if (!away.length) return t("decision.waiting_for", { names: names.join(", ") });
  if (names.length === 1) return t("presence.waiting_one", { name: names[0] });
  return t("presence.waiting_some", { names: names.join(", "), away: away.join(", ") });
}
