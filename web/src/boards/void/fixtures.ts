import { BOX } from "./content";
import { spacesOf } from "./galaxy/boards";
import type { Laid, Player, Space, VoidView, viewOf } from "./view";

/** Tables for tests and for looking at the board. */

export const player = (has: Partial<Player> = {}): Player => ({
  race: null,
  home: null,
  corner: null,
  credits: 0,
  cards: 0,
  hand_limit: 3,
  shown: [],
  technologies: [],
  planets: [],
  goods: [],
  influence: 0,
  income: 0,
  vp: 0,
  events_vp: 0,
  sheets: [],
  stock: {},
  port: null,
  offers: 3,
  ...has,
});

const RING = ["f", "d", "a", "e", "b", "c"];
const ROTATIONS = [5, 1, 5, 1, 0, 3];

/** A galaxy with these places of the ring, its hexes and their rotations. */
export function galaxy(places = [0, 1, 2, 3, 4, 5], hexes = RING, rotations = ROTATIONS): Laid[] {
  return [
    { place: null, hex: "centre", rotation: 0, turned: false },
    ...places.map((place, i) => ({ place, hex: hexes[i]!, rotation: rotations[i]!, turned: false })),
  ];
}

/** Corners as the rules give them to so many players. */
export const CORNERS: Readonly<Record<number, readonly number[]>> = { 2: [4, 5], 3: [0, 2, 4], 4: [2, 3, 5, 0] };
export const PLACES: Readonly<Record<number, readonly number[]>> = { 2: [4, 5, 0] };

/** A table with these players; spaces are given as what differs from an empty one. */
export function table(
  players: readonly Player[],
  changes: Readonly<Record<string, Partial<Space>>> = {},
  more: Partial<VoidView> = {},
): ReturnType<typeof viewOf> {
  const laid = more.galaxy ?? galaxy([...(PLACES[players.length] ?? [0, 1, 2, 3, 4, 5])]);
  return {
    seats: players.length,
    resigned: [],
    seat: 0,
    variant: { advanced: false, short_game: false, deals: "any_time", open_points: false },
    round: 1,
    phase: "turns",
    order: players.map((_, seat) => seat),
    ending: null,
    galaxy: laid,
    spaces: spacesOf(BOX, laid, players).map((space) => ({ ...space, ...changes[space.id] })),
    stock: {},
    deck: 40,
    discards: [],
    row: [],
    event_stack: 11,
    next_scoring: 5,
    event: null,
    in_force: [],
    past_events: [],
    council: [5, 3],
    turn: { seat: 0, actions: 3, used: [], paid_moves: 0, swaps: 0 },
    moving: null,
    battle: null,
    offers: [],
    actions: ["move", "attack", "culture", "mine", "diplomacy"],
    players: [...players],
    own: {
      hand: [],
      cart: { ships: [], at_port: null, technologies: [], cards: [], spent: 0 },
      drawn: [],
      next_event: null,
    },
    ...more,
  } as ReturnType<typeof viewOf>;
}
