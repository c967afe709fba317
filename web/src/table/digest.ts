import type { Occasion } from "../wire/generated/messages";
import { isHeading, type Line, lines } from "./lines";

/**
 * How telling an event is: 0 is never told alone (who has chosen, what was paid), 1 is told if there is nothing better,
 * 2 is a deed worth seeing, 3 or more one that everybody talks about. A board may know better than this.
 */
export type Weigh = (kind: string) => number;

export const plainly: Weigh = () => 1;

/** A deed worth seeing. */
export const WORTH_SEEING = 2;

const MOST_SENTENCES = 3;

export function weightOf(line: Line, weigh: Weigh): number {
  return isHeading(line) ? 0 : weigh(line.kind);
}

/** The line of the greatest weight, of equals the latest; undefined if none is worth telling. */
function best(among: readonly Line[], weigh: Weigh): Line | undefined {
  return among.reduce<Line | undefined>((found, line) => {
    const weight = weightOf(line, weigh);
    return weight && (!found || weight >= weightOf(found, weigh)) ? line : found;
  }, undefined);
}

/** The one most telling line of each of the others, in the order in which they came to act. */
export function digest(told: readonly Line[], own: number | null, weigh: Weigh): Line[] {
  const others = told.filter(({ seat }) => seat !== null && seat !== own);
  const seats = [...new Set(others.map(({ seat }) => seat))];
  return seats.flatMap(
    (seat) =>
      best(
        others.filter((line) => line.seat === seat),
        weigh,
      ) ?? [],
  );
}

/** What is said while a beat is shown: one line of each who acted, or two if it was one alone; no deeds of one's own. */
export function caption(told: readonly Line[], own: number | null, weigh: Weigh): Line[] {
  const found = digest(told, own, weigh);
  const [only] = found;
  if (!only) {
    const nobodys = best(
      told.filter(({ seat }) => seat === null),
      weigh,
    );
    return nobodys ? [nobodys] : [];
  }
  if (found.length > 1) return found.slice(0, MOST_SENTENCES);
  const second = best(
    told.filter((line) => line.seat === only.seat && line !== only),
    weigh,
  );
  return told.filter((line) => line === only || line === second);
}

/**
 * What the others did since the reader's turn. Where turns are headings of the log, from the end of one's own latest; where
 * all act together, since the reader last did something. A spectator reads of the latest chapters, one for each seat.
 */
export function sinceOwn(story: readonly Occasion[], own: number | null, seats: number, weigh: Weigh): Line[] {
  const all = lines(story);
  if (own === null) return all.slice(all.findLastIndex(nth(seats, isHeading)) + 1);
  const turns = all.some((line) => isHeading(line) && line.seat !== null);
  return turns ? betweenTurns(all, own) : sinceDeed(all, own, weigh);
}

function betweenTurns(all: readonly Line[], own: number): Line[] {
  const isTurn = (line: Line) => isHeading(line) && line.seat !== null;
  const start = all.findLastIndex((line) => isTurn(line) && line.seat === own);
  const end = all.findIndex((line, i) => i > start && isTurn(line));
  if (start < 0 || end >= 0) return all.slice(Math.max(0, end)); // the others' turns
  const before = all.findLastIndex((line, i) => i < start && isTurn(line) && line.seat === own);
  const from = all.findIndex((line, i) => i > before && isTurn(line));
  return from < start ? all.slice(from, start) : all.slice(start); // one's own turn: what came before it, if anything did
}

function sinceDeed(all: readonly Line[], own: number, weigh: Weigh): Line[] {
  const deeds = [...new Set(all.filter(({ seat }) => seat === own).map(({ version }) => version))];
  for (const version of deeds.reverse()) {
    const since = all.filter((line) => line.version >= version);
    if (digest(since, own, weigh).length) return since;
  }
  return deeds.length ? [] : [...all];
}

/** True for the nth of those, counted in the order in which they are tried. */
function nth<T>(n: number, is: (one: T) => boolean): (one: T) => boolean {
  let count = 0;
  return (one) => is(one) && ++count === n;
}
