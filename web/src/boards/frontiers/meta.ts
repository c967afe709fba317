import type { GameMeta } from "../meta";

export const meta: GameMeta = {
  place: 5,
  names: { en: "New Frontiers", fr: "New Frontiers" },
  line: {
    en: "Choose an action that all will play: explore worlds, settle them, develop, sell and consume their goods.",
    fr: "Choisissez une action que tous joueront : explorez des mondes, colonisez, développez, vendez et consommez.",
  },
  quickSeats: 3,
};
