import type { FrontiersView, Player, Shown } from "./view";

/** A player with nothing but what is said. */
export const player = (has: Partial<Player> = {}): Player => ({
  mat: "1",
  credits: 0,
  chips: 0,
  colonists: 0,
  military: 0,
  spaces: 0,
  vp: 0,
  explored: [],
  colonies: [],
  developments: [],
  stored: { worlds: [], goods: [], credits: 0 },
  rests: { worlds: 0, goods: 0, credits: 0 },
  goals: [],
  prices: {},
  ...has,
});

/** A table with these players, for tests of what is read from it. */
export function table(players: readonly Player[], more: Partial<FrontiersView> = {}): FrontiersView {
  const { turn, ...rest } = more;
  return {
    round: 1,
    action: null,
    leader: null,
    order: players.map((_, seat) => seat),
    chosen: 0,
    picks: [],
    market: [],
    offered: [],
    players: [...players],
    seats: players.length,
    variant: { first_game: false, goals: false, round_limit: true },
    turn: {
      seat: null,
      placed: [],
      used: [],
      temporary: 0,
      settled: 0,
      produced: [],
      consumed: 0,
      kind: null,
      settling: null,
      ...turn,
    },
    ...rest,
  } as FrontiersView;
}

/** What a table with these players shows, with what is in the box. */
export const shown = (...of: Parameters<typeof table>): Shown => ({ view: { ...table(...of) }, changes: null });

export const colony = (world: string) => ({ world, good: null });
export const bought = (development: string) => ({ development });
