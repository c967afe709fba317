/** Draws as a person thinks of them: a deck was shuffled, dice were rolled. */

import type { Die } from "../boards/dice";
import type { Draw, Purpose } from "./log";

export interface Series {
  kind: "shuffle" | "dice" | "pick";
  /** Who drew, and what, by the log's word; the kinds of dice apart. */
  refs: readonly string[];
  /** Of how many things: cards that are shuffled, faces of a die, things to pick from. */
  of: number;
  results: readonly number[];
  /** What was rolled, for each result. */
  dice: readonly Die[];
}

/** Below this a shuffle is a single draw, which looks like any other. */
const SMALLEST_SHUFFLE = 3;
/** How the log says that a deck was shuffled. */
const SHUFFLE = "shuffle:";

/** Which draws are dice is the game's to say: by what the log says of a draw, or else by its bound. */
export function seriesOf(draws: readonly Draw[], dice: readonly Die[], purposes: readonly Purpose[] = []): Series[] {
  const series: Series[] = [];
  let at = 0;
  for (const { refs, many } of purposes) {
    const drawn = draws.slice(at, at + many);
    at += drawn.length;
    if (drawn.length > 0) add(series, refs.length > 0 ? explained(drawn, refs, dice) : unexplained(drawn, dice));
  }
  return add(series, unexplained(draws.slice(at), dice));
}

/** All dice that somebody throws at once are one roll, of whatever kinds. */
function add(series: Series[], more: readonly Series[]): Series[] {
  for (const one of more) {
    const last = series.at(-1);
    const goesOn = last?.kind === "dice" && one.kind === "dice" && one.refs.length > 0 && same(last.refs, one.refs);
    if (!goesOn) series.push(one);
    else
      series[series.length - 1] = {
        ...last,
        results: [...last.results, ...one.results],
        dice: [...last.dice, ...one.dice],
      };
  }
  return series;
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((ref, i) => ref === others[i]);
}

function explained(draws: readonly Draw[], refs: readonly string[], dice: readonly Die[]): Series[] {
  const results = draws.map(({ result }) => result);
  const die = dice.find(({ ref }) => ref !== undefined && refs.includes(ref));
  if (die) {
    const who = refs.filter((ref) => ref !== die.ref);
    return [{ kind: "dice", refs: who, of: die.below, results, dice: results.map(() => die) }];
  }
  if (refs.some((ref) => ref.startsWith(SHUFFLE)))
    return [{ kind: "shuffle", refs, of: draws[0]!.below, results, dice: [] }];
  return draws.map(({ below, result }) => ({ kind: "pick", refs, of: below, results: [result], dice: [] }));
}

/**
 * A log may not say what a draw was for, but a shuffle of n draws below n, n-1 … 2, and no game asks for that
 * otherwise. One draw that happens to stand before a shuffle of one card fewer is taken for a part of it.
 */
function unexplained(draws: readonly Draw[], dice: readonly Die[]): Series[] {
  const series: Series[] = [];
  for (let at = 0; at < draws.length; ) {
    const of = draws[at]!.below;
    const isShuffle = startsShuffle(draws, at);
    const length = isShuffle ? of - 1 : sameFrom(draws, at);
    const die = isShuffle ? undefined : dice.find(({ ref, below }) => ref === undefined && below === of);
    const kind = isShuffle ? "shuffle" : die ? "dice" : "pick";
    const results = draws.slice(at, at + length).map((draw) => draw.result);
    series.push({ kind, refs: [], of, results, dice: die ? results.map(() => die) : [] });
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
