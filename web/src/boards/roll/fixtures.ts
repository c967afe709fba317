import type { Player, RollView } from "./view";

const EMPTY: Player["stacks"][string] = { size: 0, top: null, cost: null, dice: {} };

/** A player at the beginning of a round: nine dice rolled, one of them wild. */
export function aPlayer(more: Partial<Player> = {}): Player {
  return {
    abandoned: 0,
    arranged: 0,
    chips: 4,
    citizenry: {},
    columns: {},
    credits: 8,
    cup: {},
    dice: 12,
    dictated: {},
    drawn: 0,
    faction: 4,
    ready: false,
    rolled: null,
    scouted: {},
    selected: null,
    selector: null,
    stacks: { development: EMPTY, world: EMPTY },
    tableau: [],
    used: [],
    virtual: {},
    vp: 22,
    ...more,
  };
}

export function aView(players: readonly Player[], more: Partial<RollView> = {}): RollView {
  return {
    answers: 0,
    asides: [],
    assigning: true,
    bag: 27,
    ending: null,
    extra: null,
    first: 0,
    going_on: [],
    happening: [],
    lanes: [],
    phase: null,
    players: [...players],
    pool: 21,
    pool_at_start: 36,
    resigned: [],
    reveals: 0,
    round: 8,
    said: [],
    seat: 0,
    seats: players.length,
    variant: { any_column: false, first_game: false, round_limit: true },
    ...more,
  };
}
