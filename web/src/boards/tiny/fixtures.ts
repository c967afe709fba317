import type { TinyView } from "./view";

/** A table of two in its third round. Nagato: economy, four steps. Helios: diplomacy, three steps. */
export const VIEW: TinyView = {
  seats: 2,
  round: 3,
  active: 0,
  row: ["nagato", "helios", "", "jakks"],
  deck: 30,
  discards: [],
  dice: [],
  resolving: -1,
  rerolls: 0,
  follow_price: 1,
  rogue: null,
  lost_dice: 0,
  sides: [
    { energy: 2, culture: 1, empire: 3, vp: 2, where: [9, 2, 0, -1], level: [2, 0, 0, 0], colonies: [] },
    { energy: 0, culture: 3, empire: 3, vp: 2, where: [9, 10, 1, -1], level: [3, 1, 0, 0], colonies: ["jorg"] },
  ],
  choosing: [],
};
