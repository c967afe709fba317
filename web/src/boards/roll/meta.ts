import type { GameMeta } from "../meta";

export const meta: GameMeta = {
  place: 2,
  names: { en: "Roll for the Galaxy", fr: "Roll for the Galaxy" },
};
