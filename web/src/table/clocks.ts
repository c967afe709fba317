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

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From so many hours on, minutes are not worth telling. */
const MANY = 10;

/** 4:05, or hours and minutes, or hours, or days: as much as one wants to know, in six signs at most. */
export function spell(ms: number, words: { days(n: number): string; hours(n: number): string }): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 2 * DAY) return words.days(Math.floor(seconds / DAY));
  const hours = Math.floor(seconds / HOUR);
  if (hours >= MANY) return words.hours(hours);
  if (hours) return `${words.hours(hours)}\u00a0${inTwo(Math.floor((seconds % HOUR) / MINUTE))}`;
  return `${Math.floor(seconds / MINUTE)}:${inTwo(seconds % MINUTE)}`;
}

const inTwo = (n: number): string => String(n).padStart(2, "0");

/** How much it hurries: not at all, in the last minute, in the last seconds, or the time is up. */
export type Haste = "" | "low" | "last" | "up";

const LOW = 60_000;
const LAST = 10_000;

export function hasteOf(ms: number): Haste {
  if (ms <= 0) return "up";
  if (ms < LAST) return "last";
  return ms < LOW ? "low" : "";
}
