import type { GameMeta } from "../meta";

export const meta: GameMeta = {
  place: 1,
  names: { en: "Race for the Galaxy", fr: "Race for the Galaxy" },
  line: {
    en: "Cards: choose your phases in secret, build worlds and developments.",
    fr: "Des cartes : des phases choisies en secret, des mondes à bâtir.",
  },
  quickSeats: 3,
};
