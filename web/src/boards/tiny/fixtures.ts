import type { TinyView } from "./view";
import type { Ship } from "./view.generated";

const HOME: Ship = { at: "home", planet: null, level: 0 };
const LOCKED: Ship = { at: "locked", planet: null, level: 0 };
const orbiting = (planet: string, level: number): Ship => ({ at: "orbit", planet, level });
const landed = (planet: string): Ship => ({ at: "surface", planet, level: 0 });

/** A table of two in its third round. Nagato: economy, four steps. Helios: diplomacy, three steps. */
export const VIEW: TinyView = {
  seats: 2,
  seat: 0,
  resigned: [],
  reveals: 0,
  going_on: [],
  lanes: [],
  answers: 0,
  said: [],
  asides: [],
  variant: {},
  phase: "turn",
  round: 3,
  first: 0,
  active: 0,
  choosing: [],
  follow: null,
  row: ["nagato", "helios", null, "jakks"],
  deck: 30,
  sunk: [],
  discards: [],
  dice: [],
  bay: [],
  resolving: null,
  rerolls: 0,
  follow_price: 1,
  follow_gains: { energy: 0, culture: 0 },
  in_use: [],
  used: [],
  players: [
    {
      energy: 2,
      culture: 1,
      empire: 3,
      vp: 2,
      ships: [orbiting("nagato", 2), landed("helios"), HOME, LOCKED],
      colonies: [],
    },
    {
      energy: 0,
      culture: 3,
      empire: 3,
      vp: 2,
      ships: [orbiting("nagato", 3), orbiting("helios", 1), landed("nagato"), LOCKED],
      colonies: ["jorg"],
    },
  ],
  rogue: null,
  attacks: 0,
  lost_dice: 0,
  trigger: null,
  ending: null,
};
