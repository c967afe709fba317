/** What a check found, as data; the words are the reader's. */

import type { Draw, Purpose } from "./log";
import type { Part } from "./parts";

/** `open`: there was nothing to hold it against, or the check did not get there. */
export type Verdict = "fits" | "flawed" | "open";

export type Args = Record<string, string | number>;

export type StepId =
  | "commitment" // the secret is the one that was committed to
  | "remembered" // and the commitment is the one that this browser saw before
  | "contribution" // what this browser added to the seed is in it
  | "seed" // secret and contributions, mixed
  | "draws" // each follows from the seed
  | "undos"; // no draw was taken back

export interface Step {
  id: StepId;
  verdict: Verdict;
  args: Args;
}

export type FlawId =
  | "no_secret"
  | "commitment"
  | "remembered"
  | "contribution"
  | "contributions" // more of them than seats
  | "draw" // another result than the seed gives
  | "draws_nothing" // an undo or a replacement, yet something was drawn
  | "undo" // there was no answer that this seat could take back
  | "state" // an undo did not lead back, or a replacement changed the state
  | "act"; // no log has such an entry

/** Something that is wrong. Entries count from 1, as `astrarium verify` does; 0 is the set-up. */
export interface Flaw {
  id: FlawId;
  entry: number;
  args: Args;
}

/** Where chance came in: the set-up (entry 0), or what followed an entry. */
export interface Moment {
  entry: number;
  act: string;
  /** -1 for the set-up. */
  seat: number;
  draws: readonly Draw[];
  /** What they were for, by the log's word: only playing the game again can tell. */
  drawsFor: readonly Purpose[];
  /** How many were drawn again: all, or up to the first that is wrong. */
  drawn: number;
  /** How many words of the generator that took; some may have been passed over. */
  words: number;
  verdict: Verdict;
}

/** What only playing the game again can tell; `astrarium verify` does. */
export const UNCHECKED = ["moves", "states", "outcome"] as const;

export interface Report {
  steps: Step[];
  /** What each seat gave. */
  parts: Part[];
  /** Is there nothing but the server's word against a secret that was chosen to suit? */
  isAlone: boolean;
  moments: Moment[];
  /** The first is the one to tell. Later ones may follow from it. */
  flaws: Flaw[];
  unchecked: readonly (typeof UNCHECKED)[number][];
}

export interface Progress {
  done: number;
  total: number;
}
