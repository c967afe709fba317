import type { Sight } from "../../table/sight";
import { ACTIONS, type Action, cardOf, FIGURES } from "./content";

/** A step of the rules that is under way or to come: its name and its figures. */
export type Step = readonly [name: string, ...figures: (number | string)[]];

export type Worth = readonly [card: number, vp: number];

/** A player as the reader sees them (`src/astrarium/games/race/view.py`). */
export interface Player {
  /** The tableau by card numbers, and whether each holds a good. */
  cards: readonly number[];
  goods: readonly boolean[];
  /** The 6-cost developments of the tableau, each with what it is worth now. */
  six_cost: readonly Worth[];
  chips: number;
  /** How many cards; which of them everybody has seen; how many were drawn and not yet chosen from. */
  hand: number;
  shown: readonly number[];
  drawn: number;
  /** Cards whose powers count in this phase. */
  in_force: readonly number[];
  boost: number;
  used: readonly number[];
  previous: readonly number[];
  /** Actions of this round; null while they are secret. */
  picked: readonly number[] | null;
  /** The card being placed; -1 for none, absent while it is secret. */
  placing?: number;
  own_hand?: readonly number[];
  own_drawn?: readonly number[];
  /** Those of the hand, with what they would be worth if they were placed. */
  own_six_cost?: readonly Worth[];
}

export interface RaceView {
  seats: number;
  variant: readonly [firstGame: boolean, expert: boolean, roundLimit: boolean];
  round: number;
  pool: number;
  deck: number;
  discard: number;
  ending: string;
  revealed: number;
  /** Steps to come, the next one last; and what each seat does meanwhile. */
  going_on: readonly Step[];
  lanes: readonly (readonly Step[])[];
  players: readonly Player[];
}

const NOTHING = -1;
const POWERS_PER_CARD = 4;

export const viewOf = (sight: Pick<Sight, "view">): RaceView => sight.view as unknown as RaceView;

export function poolAtStart(view: RaceView): number {
  return FIGURES.chips_per_player * view.seats;
}

export function actionsOf(player: Player): Action[] {
  return (player.picked ?? []).flatMap((number) => ACTIONS[number] ?? []);
}

/** The card that this player is placing, if the reader may know it and it lies no longer in the hand. */
export function placingOf(player: Player): number | null {
  const { placing = NOTHING, own_hand = [] } = player;
  return placing === NOTHING || own_hand.includes(placing) ? null : placing;
}

/** The card that the reader has chosen face down and may still take back. */
export function chosenInSecret(player: Player): number | null {
  const { placing = NOTHING, own_hand = [] } = player;
  return own_hand.includes(placing) ? placing : null;
}

/** Military against any world; what counts against some worlds only is left out. */
export function militaryOf(player: Player): number {
  const powers = player.cards.flatMap((number) => cardOf(number).powers);
  const general = powers.filter(
    ({ phase, kind, goods, rebel }) => phase === "settle" && kind === "military" && !goods && !rebel,
  );
  return general.reduce((sum, { n = 0 }) => sum + n, player.boost);
}

/** What the player would have if the game ended now: all of it lies open. */
export function vpNow(player: Player): number {
  const printed = player.cards.reduce((sum, number) => sum + cardOf(number).vp, player.chips);
  return player.six_cost.reduce((sum, [, vp]) => sum + vp, printed);
}

/** What a 6-cost development of a tableau is worth, or one in the reader's hand would be. */
export function worthOf(player: Player, card: number): number | undefined {
  return [...player.six_cost, ...(player.own_six_cost ?? [])].find(([number]) => number === card)?.[1];
}

/** Has this consume power been used in this phase? */
export function isUsed(player: Player, card: number, power: number): boolean {
  return player.used.includes(card * POWERS_PER_CARD + power);
}
