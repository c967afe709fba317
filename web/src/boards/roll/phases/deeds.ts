import { isHeading, type Line, lines } from "../../../table/lines";
import type { Occasion } from "../../../wire/generated/messages";
import type { PhaseName } from "../content";
import type { Dice } from "../view";

/** What a player did in a phase, as the log tells it. */
export interface Deed {
  /** The workers that were there. */
  dice: Dice;
  /** Tiles that were completed. */
  tiles: readonly string[];
  /** The tile that dice were put on last, and how many, if it is not completed. */
  begun: { tile: string; dice: number } | null;
  /** Tiles that came to the construction zone. */
  found: number;
  goods: number;
  credits: number;
  chips: number;
}

/** Of each phase of the round, what each seat did there. */
export type Deeds = ReadonlyMap<PhaseName, ReadonlyMap<number, Deed>>;

const NOTHING: Deed = { dice: {}, tiles: [], begun: null, found: 0, goods: 0, credits: 0, chips: 0 };

/** Deeds in the order of the log, so that a page that was opened late tells what one that saw it all tells. */
export const deedsOf = (story: readonly Occasion[]): Deeds => deedsIn(linesOfRound(story));

/** The deeds that lines of one round tell. */
export function deedsIn(told: readonly Line[]): Deeds {
  const deeds = new Map<PhaseName, Map<number, Deed>>();
  let now: PhaseName | null = null;
  for (const line of told) {
    const { kind, args, seat } = line;
    if (isHeading(line)) now = kind === "phase" ? phaseOf(args.phase) : null;
    else if (kind === "manage") now = null;
    const phase = kind === "assigns" ? phaseOf(args.phase) : now;
    if (!phase || seat === null) continue;
    const seats = deeds.get(phase) ?? new Map<number, Deed>();
    const before = seats.get(seat) ?? NOTHING;
    const after = goneOn(before, line);
    if (after !== before) deeds.set(phase, seats.set(seat, after));
  }
  return new Map([...deeds].map(([phase, seats]) => [phase, new Map([...seats].sort(([a], [b]) => a - b))]));
}

/** What was told of the latest round. */
export function linesOfRound(story: readonly Occasion[]): readonly Line[] {
  const first = story.findLastIndex(({ events }) => events.some(([kind]) => kind === "round"));
  const told = lines(story.slice(Math.max(0, first)));
  return told.slice(told.findLastIndex(({ kind }) => kind === "round") + 1);
}

const phaseOf = (ref: unknown): PhaseName => String(ref).replace("phase:", "") as PhaseName;
const tileOf = (ref: unknown): string => String(ref).replace("tile:", "");

/** `dice:home.2,dice:rare.1`: how many of each kind. */
export function diceOf(refs: unknown): Dice {
  const found = String(refs).matchAll(/dice:(\w+)\.(\d+)/g);
  return Object.fromEntries([...found].map(([, kind, n]) => [kind!, Number(n)]));
}

function goneOn(deed: Deed, { kind, args }: Line): Deed {
  const n = typeof args.n === "number" ? args.n : 0;
  switch (kind) {
    case "assigns":
      return { ...deed, dice: diceOf(args.dice) };
    case "scouts":
      return { ...deed, found: deed.found + n - Number(args.abandoned) };
    case "puts": {
      const dice = Object.values(diceOf(args.dice)).reduce((sum, some) => sum + some, 0);
      const tile = tileOf(args.tile);
      return { ...deed, begun: { tile, dice: dice + (deed.begun?.tile === tile ? deed.begun.dice : 0) } };
    }
    case "completes":
      return { ...deed, tiles: [...deed.tiles, tileOf(args.tile)], begun: null };
    case "produces":
    case "gains_good":
      return { ...deed, goods: deed.goods + 1 };
    case "credits":
      return { ...deed, credits: deed.credits + n };
    case "buys_vp":
      return { ...deed, credits: deed.credits - n };
    case "chips":
      return { ...deed, chips: deed.chips + n };
    default:
      return deed;
  }
}
