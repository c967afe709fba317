import type { GameMeta } from "../meta";

export const meta: GameMeta = {
  place: 2,
  names: { en: "Roll for the Galaxy", fr: "Roll for the Galaxy" },
  line: {
    en: "Dice: your workers explore, build and trade, and come back.",
    fr: "Des dés : vos travailleurs explorent, bâtissent, vendent et reviennent.",
  },
  quickSeats: 3,
};
