import type { Lang } from "../words/catalog";

/** What pages show of a game before anything else of it is loaded: its `meta.ts`. */
export interface GameMeta {
  /** Its place among the games of the house; those that nobody foresaw come after them. */
  readonly place: number;
  /** Said of a game that the server does not have yet; the others are called as the server calls them. */
  readonly names: Readonly<Record<Lang, string>>;
  /** What one does in it, in one line. */
  readonly line?: Readonly<Record<Lang, string>>;
  /** At how many seats a first game against bots is at its best. */
  readonly quickSeats?: number;
  /** The one to begin with, for somebody who has played none. */
  readonly isGentle?: boolean;
}
