import type { Component } from "svelte";
import type { Changes } from "../table/content";

/** The dice of a game, its `dice.ts`; a function where content may change them. */
export type Dice = readonly Die[] | ((content: Changes | null) => readonly Die[]);

/** A kind of die of a game. */
export interface Die {
  /** Its reference, where logs say which die was rolled; without one, any draw of which nothing is said may be its roll. */
  readonly ref?: string;
  /** How many faces it has: a draw below this is a roll of it. */
  readonly below: number;
  /** What it shows, in the order in which the game numbers its faces; none: numbers. */
  readonly faces: readonly Face[];
  /** How it looks where it shows a face; without one, the face's sign on a plain die. */
  readonly Picture?: Component<{ die: string; face: string; label: string }>;
}

export interface Face {
  /** The thing's reference in the words of the game. */
  readonly ref: string;
  readonly icon: string;
}
