import type { TableNow } from "../wire/generated/messages";

/** The clocks of a table as they stood at one moment, by the server's time. */
export interface Clocks {
  readonly at: number;
  /** What each seat had left then, in milliseconds; null for bots, whose time never runs. */
  readonly banks: readonly (number | null)[];
  /** The seats whose time runs. */
  readonly running: readonly number[];
}

/** Null where nobody is hurried. */
export function clocksOf({ about, banks = [], stage, waiting = [], seats, at }: TableNow): Clocks | null {
  if (!banks.length || (about.clock.pace ?? "none") === "none") return null;
  const running = stage === "playing" && at ? waiting.filter((seat) => !seats[seat]?.bot) : [];
  return { at: at ?? 0, banks: banks.map((bank, seat) => (seats[seat]?.person ? bank : null)), running };
}

/** What a seat has left now; null if nobody hurries it. */
export function left({ at, banks, running }: Clocks, seat: number, now: number): number | null {
  const bank = banks[seat] ?? null;
  if (bank === null) return null;
  return Math.max(0, bank - (running.includes(seat) ? now - at : 0));
}

/** 4:05, or hours, or days: as much as one wants to know. */
export function spell(ms: number, words: { days(n: number): string; hours(n: number): string }): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 2 * 86_400) return words.days(Math.floor(seconds / 86_400));
  if (seconds >= 2 * 3_600) return words.hours(Math.floor(seconds / 3_600));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
