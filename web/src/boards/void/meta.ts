import type { GameMeta } from "../meta";

export const meta: GameMeta = {
  place: 4,
  names: { en: "Empires of the Void", fr: "Empires of the Void" },
};
