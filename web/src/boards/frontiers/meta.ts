import type { GameMeta } from "../meta";

export const meta: GameMeta = {
  place: 5,
  names: { en: "New Frontiers", fr: "New Frontiers" },
};
