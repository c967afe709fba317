/** What people remember of a turn; the rest is bookkeeping. */
const WEIGHTS: Readonly<Record<string, number>> = {
  colonized: 4,
  upgraded: 3,
  attacked: 3,
  end_triggered: 3,
  rogue_extra_turn: 3,
  ended: 4,
  advanced: 2,
  regressed: 2,
  moved: 2,
  shifted: 2,
  displaced: 2,
  replaced_planet: 2,
  uses_planet: 2,
  took: 3,
  gained: 2,
  followed: 1,
  rolled: 1,
  rerolled: 1,
  rogue_rolled: 1,
  rogue_chosen: 1,
  loses_die: 1,
  scored: 1,
};

export const telling = (kind: string): number => WEIGHTS[kind] ?? 0;
