import type { TableNow } from "../wire/generated/messages";

/** The milliseconds that a seat has left now, by the server's clock; null where nobody is hurried. */
export function left(table: TableNow, seat: number, now: number): number | null {
  const bank = table.banks?.[seat];
  if (bank === undefined || (table.about.clock.pace ?? "none") === "none") return null;
  const runs = table.stage === "playing" && table.waiting?.includes(seat) && !table.seats[seat]?.bot;
  return Math.max(0, bank - (runs ? now - (table.at ?? now) : 0));
}

/** 4:05, or hours, or days: as much as one wants to know. */
export function spell(ms: number, words: { days(n: number): string; hours(n: number): string }): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 2 * 86_400) return words.days(Math.floor(seconds / 86_400));
  if (seconds >= 2 * 3_600) return words.hours(Math.floor(seconds / 3_600));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
