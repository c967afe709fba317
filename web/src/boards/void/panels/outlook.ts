import type { Content } from "../content";
import { powersOf } from "../map/threats";
import { type Battle, type Die, type Side, spaceOf, type VoidView } from "../view";

/** What comes of the dice as they lie, if nobody does anything more. */
export interface Outlook {
  readonly side: Side;
  /** Hits that this side will take. */
  readonly hits: number;
}

const hitsOf = (dice: readonly Die[]): number => dice.filter(({ hit }) => hit).length;

/** The hits on each side: as they were counted, or as the dice show them now, less what is cancelled. */
export function outlookOf({ attacker, defender }: Battle): Outlook[] {
  const isCounted = attacker.left.length + defender.left.length > 0;
  const on = (side: Side, other: Side): Outlook => ({
    side,
    hits: isCounted ? side.hits : Math.max(0, hitsOf(other.dice) - side.shields),
  });
  return [on(defender, attacker), on(attacker, defender)].filter(({ hits }) => hits > 0);
}

/** How many dice of one roll must hit (VOID-8.11, VOID-12.12, VOID-14.14). */
export function neededHits(content: Content, view: VoidView, { target, space }: Battle): number {
  if (target === "infestation") {
    const seat = spaceOf(view, space)?.infested ?? null;
    const tough =
      seat === null ? [] : powersOf(content, view, seat).filter((power) => power.kind === "infest_toughness");
    return Math.max(content.figures.infestation_hits, ...tough.map(({ hits }) => hits));
  }
  const armed = view.in_force
    .flatMap(({ event }) => content.maybeRow("event", event)?.effects ?? [])
    .filter((effect) => effect.kind === "conquest_successes")
    .flatMap(({ planet, amount }) => (planet === space ? [amount] : []));
  return target === "planet" ? Math.max(content.figures.conquest_hits, ...armed) : content.figures.conquest_hits;
}

/** Does a single roll reach what it needs, as the dice lie? Null before the dice. */
export const isEnough = (content: Content, view: VoidView, battle: Battle): boolean | null =>
  battle.attacker.dice.length ? hitsOf(battle.attacker.dice) >= neededHits(content, view, battle) : null;

/** Of the kinds that may be lost, the cheapest. */
export const cheapest = (content: Content, refs: readonly string[]): number => {
  const costs = refs.map((ref) => content.maybeRow("ship", ref.split(".")[2] ?? "")?.cost ?? 0);
  return costs.indexOf(Math.min(...costs));
};
