import type { GameMeta } from "../meta";

export const meta: GameMeta = {
  place: 3,
  names: { en: "Tiny Epic Galaxies", fr: "Tiny Epic Galaxies" },
  line: {
    en: "Roll the dice, colonize planets, follow what the others do.",
    fr: "Lancez les dés, colonisez des planètes, suivez les actions des autres.",
  },
  quickSeats: 2,
};
