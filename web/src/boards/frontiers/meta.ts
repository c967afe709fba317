import type { GameMeta } from "../meta";

export const meta: GameMeta = {
  place: 5,
  names: { en: "New Frontiers", fr: "New Frontiers" },
  line: {
    en: "Worlds to settle: the action that you choose, all will play.",
    fr: "Des mondes à peupler : l’action que vous choisissez, tous la jouent.",
  },
  quickSeats: 3,
};
