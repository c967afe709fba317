import type { Occasion, Outcome, SeatInfo } from "../wire/generated/messages";
import type { Catalog } from "../words/catalog";
import type { Clocks } from "./clocks";
import type { Changes } from "./content";

/** What a game shows to a reader. Every game names the seats that have given up; the rest is its board's to know. */
export type View = Readonly<Record<string, unknown>> & { readonly resigned?: readonly number[] };

/**
 * One moment of one table as one reader sees it: all that a board draws. A live table is one, and so is a moment of a
 * replay.
 */
export interface Sight {
  readonly game: string;
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  /** The reader's own seat; null for a spectator. */
  readonly seat: number | null;
  readonly waiting: readonly number[];
  readonly outcome: Outcome | null;
  /** How much time everybody has left; null where nobody is hurried, and in a replay. */
  readonly clocks: Clocks | null;
  /** What the table plays with, if not with what is in the box; null: nothing differs. */
  readonly changes: Changes | null;
  /** The game's sentences, with the players' names filled in. */
  readonly words: Catalog;
  /** What happened up to this moment, as far as this page was told. */
  readonly story?: readonly Occasion[];
}

/** The seats in the order in which a reader sees them: own first, then clockwise. */
export function around(sight: Pick<Sight, "seats" | "seat">): number[] {
  const first = sight.seat ?? 0;
  return sight.seats.map((_, i) => (first + i) % sight.seats.length);
}
