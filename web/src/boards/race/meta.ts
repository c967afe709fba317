import type { GameMeta } from "../meta";

export const meta: GameMeta = {
  place: 1,
  names: { en: "Race for the Galaxy", fr: "Race for the Galaxy" },
  line: {
    en: "Choose phases in secret, build a tableau of worlds and developments.",
    fr: "Choisissez vos phases en secret, bâtissez un tableau de mondes et de développements.",
  },
  quickSeats: 3,
};
