import type { GameMeta } from "../meta";

export const meta: GameMeta = {
  place: 2,
  names: { en: "Roll for the Galaxy", fr: "Roll for the Galaxy" },
  line: {
    en: "Roll your workers, select a phase in secret, build worlds and trade their goods.",
    fr: "Lancez vos travailleurs, choisissez une phase en secret, bâtissez des mondes et vendez leurs marchandises.",
  },
  quickSeats: 3,
};
