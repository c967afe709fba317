import type { Pace } from "../settings.svelte";
import { caption, type Weigh, WORTH_SEEING, weightOf } from "./digest";
import { isHeading, type Line } from "./lines";

/** One version of the table, received and not yet shown. */
export interface Moment {
  readonly version: number;
  /** When it was received, in this browser's time. */
  readonly came: number;
  readonly lines: readonly Line[];
  /** A chapter ends with it, or it asks the reader something: what comes after it is another beat. */
  readonly closes: boolean;
  /** Whose answer led to it, if that is known. */
  readonly actor: number | null;
}

/** Consecutive moments that are shown as one: the last of them, with a caption. */
export interface Beat<M extends Moment = Moment> {
  readonly moments: readonly M[];
  readonly said: readonly Line[];
  /** For how many milliseconds nothing else is shown; 0 if there is nothing to tell. */
  readonly lasts: number;
}

export interface Reader {
  readonly own: number | null;
  readonly pace: Pace;
  readonly weigh: Weigh;
  /** Does the log have headings? Without any, a beat ends where somebody else acts. */
  readonly hasChapters: boolean;
  /** The length of a line in letters. */
  readonly length: (line: Line) => number;
}

/** Nothing is shown later than so many milliseconds after it was received. */
export const LONGEST_LAG = 12_000;
/** Deeds are shown one by one as long as that keeps nobody longer than this from what comes next. */
const PATIENCE = 4_000;
/** What would pass faster than this is not shown at all. */
const SHORTEST = 180;

interface Tempo {
  readonly least: number;
  readonly perLetter: number;
  readonly most: number;
  /** How telling deeds must be to have a beat of their own, finest first; the last is chapters alone. */
  readonly splits: readonly number[];
}

const TEMPI: Readonly<Record<Exclude<Pace, "at_once">, Tempo>> = {
  brisk: { least: 700, perLetter: 13, most: 1_500, splits: [Number.POSITIVE_INFINITY] },
  calm: {
    least: 1_800,
    perLetter: 34,
    most: 2_600,
    splits: [WORTH_SEEING, WORTH_SEEING + 1, Number.POSITIVE_INFINITY],
  },
};

/**
 * What waits, as beats. One opponent's turn, or the revelation of a phase, is one beat; at a calm pace each deed worth
 * seeing, as long as that is over in time. What has piled up is shown faster, and what would only flicker not at all.
 */
export function beats<M extends Moment>(moments: readonly M[], reader: Reader, now: number): Beat<M>[] {
  const newest = moments.at(-1);
  if (!newest) return [];
  if (reader.pace === "at_once") return [asBeat(moments, reader, 0)];
  const tempo = TEMPI[reader.pace];
  const room = Math.max(0, newest.came + LONGEST_LAG - now);
  let found: Beat<M>[] = [];
  for (const split of tempo.splits) {
    found = grouped(moments, reader, split).map((group) => asBeat(group, reader, nominal(tempo, reader)));
    if (wait(found) <= Math.min(room, PATIENCE)) return found;
  }
  if (wait(found) <= room) return found;
  const faster = room / wait(found);
  return found.map((beat, i) => (i === found.length - 1 ? beat : { ...beat, lasts: hurried(beat.lasts * faster) }));
}

function hurried(lasts: number): number {
  return lasts < SHORTEST ? 0 : lasts;
}

/** How long until the last of them is shown: what it leads to can be answered at once. */
function wait(found: readonly Beat[]): number {
  return found.slice(0, -1).reduce((sum, { lasts }) => sum + lasts, 0);
}

function nominal({ least, perLetter, most }: Tempo, { length }: Reader): (said: readonly Line[]) => number {
  return (said) => {
    const letters = said.reduce((sum, line) => sum + length(line), 0);
    return said.length ? Math.min(most, Math.max(least, letters * perLetter)) : 0;
  };
}

function asBeat<M extends Moment>(
  moments: readonly M[],
  { own, weigh }: Reader,
  lasts: number | ((said: readonly Line[]) => number),
): Beat<M> {
  const said = caption(
    moments.flatMap(({ lines }) => lines),
    own,
    weigh,
  );
  return { moments, said, lasts: typeof lasts === "number" ? lasts : lasts(said) };
}

function grouped<M extends Moment>(moments: readonly M[], reader: Reader, split: number): M[][] {
  const groups: M[][] = [];
  for (const moment of moments) {
    const group = groups.at(-1);
    if (group && !isApart(group, moment, reader, split)) group.push(moment);
    else groups.push([moment]);
  }
  return groups;
}

function isApart(group: readonly Moment[], next: Moment, { own, weigh, hasChapters }: Reader, split: number): boolean {
  const last = group.at(-1)!;
  if (last.closes) return true;
  if (!hasChapters && last.actor !== null && next.actor !== null && last.actor !== next.actor) return true;
  const isDeed = ({ lines }: Moment) => lines.some((line) => line.seat !== own && weightOf(line, weigh) >= split);
  return isDeed(next) && group.some(isDeed);
}

/** The lines of an occasion that belong to the chapter that it ends, and those that begin the next. */
export function atHeading(lines: readonly Line[]): [readonly Line[], readonly Line[]] {
  const heading = lines.findLastIndex(isHeading);
  return [lines.slice(0, heading + 1 || undefined), heading < 0 ? [] : lines.slice(heading + 1)];
}
