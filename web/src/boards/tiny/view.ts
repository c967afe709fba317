import type { Sight } from "../../table/sight";
import { FACES } from "./dice";

/** One side of the table: a seat or, in solo, the Rogue, who is the side after the last seat. */
export interface Side {
  energy: number;
  culture: number;
  empire: number;
  vp: number;
  where: readonly number[];
  level: readonly number[];
  colonies: readonly string[];
  /** Missions: one's own, and everybody's after the end. */
  dealt?: readonly string[];
  kept?: string | null;
}

/** What `src/astrarium/games/tiny/view.py` tells, as far as the board shows it. */
export interface TinyView {
  seats: number;
  round: number;
  active: number;
  /** Planets by slot; empty where the deck has run out. */
  row: readonly string[];
  deck: number;
  discards: readonly string[];
  dice: readonly number[];
  /** The die whose action is being done; -1 for none. */
  resolving: number;
  rerolls: number;
  follow_price: number;
  rogue: string | null;
  lost_dice: number;
  sides: readonly Side[];
  /** The seats that still choose a mission. */
  choosing: readonly number[];
}

export const viewOf = (sight: Pick<Sight, "view">): TinyView => sight.view as unknown as TinyView;

export type Place = "locked" | "home" | "surface" | "orbit";

export interface Ship {
  ref: string;
  side: number;
  no: number;
  place: Place;
  /** The slot of the row, if it is at a planet. */
  slot: number;
  /** Its space on the planet's track; 0 is START. */
  level: number;
}

// How the state writes where a ship is (state.py).
const HOME = 0;
const ORBIT = 9;

export function placeOf(where: number): { place: Place; slot: number } {
  if (where < HOME) return { place: "locked", slot: -1 };
  if (where === HOME) return { place: "home", slot: -1 };
  return { place: where >= ORBIT ? "orbit" : "surface", slot: (where - 1) & 7 };
}

export function shipsOf(view: TinyView, side: number): Ship[] {
  const seen = view.sides[side];
  return (seen?.where ?? []).map((where, no) => ({
    ref: `ship:${side}.${no}`,
    side,
    no,
    ...placeOf(where),
    level: seen?.level[no] ?? 0,
  }));
}

/** All ships at the planet of a slot. */
export function shipsAt(view: TinyView, slot: number): Ship[] {
  return view.sides.flatMap((_, side) => shipsOf(view, side)).filter((ship) => ship.slot === slot);
}

export type DieState = "inactive" | "activated" | "converted" | "discarded";

export interface Die {
  index: number;
  face: string;
  state: DieState;
}

const DIE_STATES: readonly DieState[] = ["inactive", "activated", "converted", "discarded"];

/** A die is written as its face plus eight times what became of it (state.py). */
export function diceOf(dice: readonly number[]): Die[] {
  return dice.map((die, index) => ({ index, face: FACES[die & 7]!, state: DIE_STATES[die >> 3]! }));
}

/** The side whose galaxy is at the bottom: the reader's own, or the first one for those who look on. */
export const homeSide = (sight: Sight): number => sight.seat ?? 0;

/** The other sides as they sit round the table, the Rogue among them. */
export function otherSides(sight: Sight): number[] {
  const count = viewOf(sight).sides.length;
  return Array.from({ length: count - 1 }, (_, i) => (homeSide(sight) + i + 1) % count);
}

/** How options and the catalogue name a side. */
export function sideRef(view: TinyView, side: number): string {
  return side < view.seats ? `seat:${side}` : `rogue:${view.rogue}`;
}
