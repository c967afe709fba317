/**
 * The board of a game from another package: an ES module in plain DOM, `board.js`. This file stands alone, so that it can
 * be copied beside one (README.md says how to go about it).
 */

/** What `board.js` exports. */
export interface ForeignModule {
  /** Draw into the empty element. Called once for each table, or replay, that is looked at. */
  mount(element: HTMLElement, host: ForeignHost): MountedBoard;
  /** The round of a view, for the line under the title; without it there is none. */
  round?(view: ForeignSight["view"]): number;
  /**
   * How telling an event is, for what is said of an opponent's turn: 0 is never told alone, 1 if there is nothing better, 2 is
   * a deed worth seeing, 3 one that everybody talks about. Without it all events are alike.
   */
  telling?(kind: string): number;
  /**
   * What this table's content has else than the box (null: nothing): by kind, whole rows by id (null: gone), or the
   * figures that differ. Called before anything of a table is drawn.
   */
  useContent?(changes: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null): void;
}

export interface MountedBoard {
  /** The moment to show: at once after `mount`, then whenever anything of it has changed. */
  update(sight: ForeignSight): void;
  /** The page is left. What was put into the element goes with it; timers and listeners elsewhere must end here. */
  destroy(): void;
}

/** One moment of one table as one reader sees it: plain data, all that a board draws. */
export interface ForeignSight {
  /** What the game's `view` says. */
  readonly view: Readonly<Record<string, unknown>>;
  readonly seats: readonly ForeignSeat[];
  /** The reader's own seat; null for a spectator. */
  readonly seat: number | null;
  /** The seats that are to decide. */
  readonly waiting: readonly number[];
  /** After the end: what each seat has. */
  readonly scores: readonly number[] | null;
  /** What the reader is asked; null if nothing, and in a replay. */
  readonly question: ForeignQuestion | null;
}

export interface ForeignSeat {
  readonly name: string;
  readonly isBot: boolean;
}

export interface ForeignQuestion {
  /** The same as long as it is the same question. */
  readonly id: number;
  readonly prompt: string;
  readonly options: readonly ForeignOption[];
  readonly blocked: readonly BlockedThing[];
}

export interface ForeignOption {
  readonly code: number;
  /** The thing that it is about, such as `card:harbour.3`; empty if about none. */
  readonly ref: string;
  readonly text: string;
  readonly isPicked: boolean;
}

/** Something that one might look for and that a rule forbids now. */
export interface BlockedThing {
  readonly ref: string;
  readonly text: string;
  /** Why not, with the number of the rule. */
  readonly reason: string;
}

/** What the page does for a board. */
export interface ForeignHost {
  /** The reader's language now. */
  readonly lang: "en" | "fr";
  /** A sentence of the game's text files. */
  t(id: string, args?: Readonly<Record<string, unknown>>): string;
  /** What a thing is called: `card:harbour`, `seat:0`. */
  name(ref: string): string;
  /**
   * The reader points at a thing (by its reference) or at an option (by its code): it is picked, or put back. Where several
   * options are about the thing, the page lets the reader choose; where a rule blocks it, the page says why, beside
   * `anchor`. Confirming is the page's own button.
   */
  choose(what: string | number, anchor?: HTMLElement): void;
  /** The things that can be pointed at on the board now. Options about others become buttons of the page. */
  shows(refs: readonly string[]): void;
}
