import type { GameMeta } from "../meta";

export const meta: GameMeta = {
  place: 4,
  names: { en: "Empires of the Void", fr: "Empires of the Void" },
  line: {
    en: "A map of stars: fleets, alliances, battles and a council.",
    fr: "Une carte d’étoiles : des flottes, des alliances, des batailles, un conseil.",
  },
  quickSeats: 3,
};
