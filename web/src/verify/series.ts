/** Draws as a person thinks of them: a deck was shuffled, dice were rolled. */

import type { Draw } from "./log";

/** A kind of die of a game. */
export interface Die {
  /** How many faces it has: a draw below this is a roll of it. */
  readonly below: number;
  /** What it shows, in the order in which the game numbers its faces; none: numbers. */
  readonly faces: readonly Face[];
}

export interface Face {
  /** The thing's reference in the words of the game. */
  readonly ref: string;
  readonly icon: string;
}

export interface Series {
  kind: "shuffle" | "dice" | "pick";
  /** Of how many things: cards that are shuffled, faces of a die, things to pick from. */
  of: number;
  results: number[];
  /** What the dice show. */
  faces: readonly Face[];
}

/** Below this a shuffle is a single draw, which looks like any other. */
const SMALLEST_SHUFFLE = 3;

/**
 * A log does not say what a draw was for, but a shuffle of n draws below n, n-1 … 2, and no game asks for that
 * otherwise. One draw that happens to stand before a shuffle of one card fewer is taken for a part of it. Which other
 * draws are dice is the game's to say.
 */
export function seriesOf(draws: readonly Draw[], dice: readonly Die[]): Series[] {
  const series: Series[] = [];
  for (let at = 0; at < draws.length; ) {
    const of = draws[at]!.below;
    const isShuffle = startsShuffle(draws, at);
    const length = isShuffle ? of - 1 : sameFrom(draws, at);
    const die = isShuffle ? undefined : dice.find(({ below }) => below === of);
    const kind = isShuffle ? "shuffle" : die ? "dice" : "pick";
    const results = draws.slice(at, at + length).map((draw) => draw.result);
    series.push({ kind, of, results, faces: die?.faces ?? [] });
    at += length;
  }
  return series;
}

function startsShuffle(draws: readonly Draw[], at: number): boolean {
  const of = draws[at]!.below;
  if (of < SMALLEST_SHUFFLE || at + of - 1 > draws.length) return false;
  return draws.slice(at, at + of - 1).every((draw, index) => draw.below === of - index);
}

/** How many draws from here have the same bound, up to where a shuffle starts. */
function sameFrom(draws: readonly Draw[], at: number): number {
  let end = at + 1;
  while (draws[end]?.below === draws[at]!.below && !startsShuffle(draws, end)) end++;
  return end - at;
}
