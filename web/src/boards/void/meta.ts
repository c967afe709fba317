import type { GameMeta } from "../meta";

export const meta: GameMeta = {
  place: 4,
  names: { en: "Empires of the Void", fr: "Empires of the Void" },
  line: {
    en: "Send fleets along the lanes of a galaxy: conquer planets or win them as allies, research, and sway the council.",
    fr: "Lancez vos flottes sur les voies d’une galaxie : conquérez ou ralliez ses planètes, recherchez, pesez au conseil.",
  },
  quickSeats: 3,
};
