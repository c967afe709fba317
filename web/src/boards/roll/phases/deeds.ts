import type { Content, PhaseName } from "../content";
import { BUILT, type Dice, goodsOf, type Player, type RollView, STACKS, sizeOf, stackOf } from "../view";

/** What a player did in a phase, as far as it was seen on the table. */
export interface Deed {
  /** The workers that were there. */
  dice: Dice;
  /** Tiles that came to the tableau. */
  tiles: readonly string[];
  /** Tiles that came to the construction zone. */
  found: number;
  goods: number;
  credits: number;
  chips: number;
}

/** The round as it was watched: what each phase began with, and what came of it. */
export interface Watched {
  round: number;
  last: RollView;
  before: ReadonlyMap<PhaseName, RollView>;
  deeds: ReadonlyMap<PhaseName, ReadonlyMap<number, Deed>>;
}

/**
 * Looks at the table once more. A phase that is seen while it is played is told whole. Of one that passed between two looks
 * only that is told which nothing but this phase can have done.
 */
export function watch(content: Content, watched: Watched | null, now: RollView): Watched {
  const { phase } = now;
  if (!watched || watched.round !== now.round || watched.last.seats !== now.seats)
    return { round: now.round, last: now, before: new Map(phase ? [[phase, now]] : []), deeds: new Map() };
  const before = new Map(watched.before);
  const deeds = new Map(watched.deeds);
  const ended = watched.last.phase;
  const order = content.phases.map(({ id }) => id).filter((id) => now.happening.includes(id));
  if (ended && ended !== phase && isNext(order, ended, now))
    deeds.set(ended, all(content, before.get(ended)!, now, ended));
  for (const passed of happeningBefore(order, now))
    if (!deeds.has(passed)) deeds.set(passed, all(content, watched.last, now, passed, true));
  if (phase && !before.has(phase)) before.set(phase, watched.last.assigning ? now : watched.last);
  if (phase) deeds.set(phase, all(content, before.get(phase)!, now, phase));
  return { round: now.round, last: now, before, deeds };
}

/** The phases of a round, in their order. */
type Order = readonly PhaseName[];

/** Did no other phase pass since that one? Then all that changed belongs to it. */
function isNext(order: Order, ended: PhaseName, { phase }: RollView): boolean {
  return !!phase && order.indexOf(phase) === order.indexOf(ended) + 1;
}

/** The phases of this round that are over. */
function happeningBefore(order: Order, { assigning, phase }: RollView): Order {
  return assigning ? [] : phase ? order.slice(0, order.indexOf(phase)) : order;
}

/** What only this phase brings: tiles of its kind, chips when goods are shipped. */
function certainly(content: Content, deed: Deed, phase: PhaseName): Deed {
  const tiles = deed.tiles.filter((tile) => BUILT[phase] === content.tileOf(tile).kind);
  return { ...deed, tiles, found: 0, goods: 0, credits: 0, chips: phase === "ship" ? deed.chips : 0 };
}

function all(
  content: Content,
  before: RollView,
  now: RollView,
  phase: PhaseName,
  isPassed = false,
): ReadonlyMap<number, Deed> {
  return new Map(
    now.players.flatMap((player, seat) => {
      const seen = deedOf(before.players[seat]!, player, phase);
      const deed = isPassed ? certainly(content, seen, phase) : seen;
      return sizeOf(deed.dice) || deed.tiles.length || deed.credits || deed.chips ? [[seat, deed] as const] : [];
    }),
  );
}

function deedOf(before: Player, now: Player, phase: PhaseName): Deed {
  const known = new Set(before.tableau.map(({ tile }) => tile));
  const waiting = (player: Player) => STACKS.reduce((sum, name) => sum + stackOf(player, name).size, 0);
  return {
    dice: before.columns[phase] ?? {},
    tiles: now.tableau.map(({ tile }) => tile).filter((tile) => !known.has(tile)),
    found: phase === "explore" ? waiting(now) - waiting(before) : 0,
    goods: goodsOf(now) - goodsOf(before),
    credits: now.credits - before.credits,
    chips: now.chips - before.chips,
  };
}
