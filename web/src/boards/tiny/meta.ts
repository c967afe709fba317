import type { GameMeta } from "../meta";

export const meta: GameMeta = {
  place: 3,
  names: { en: "Tiny Epic Galaxies", fr: "Tiny Epic Galaxies" },
  line: {
    en: "A quick game of dice: colonize planets, follow what the others do.",
    fr: "Des dés, en bref : colonisez des planètes, suivez les autres.",
  },
  quickSeats: 2,
  isGentle: true,
};
