import { readdirSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "../src/boards/folders";

const SIGHTS = join(import.meta.dirname, "../sights");

/** The recorded sights of a game, such as `roll/ask.select`. */
export const sightsOf = (game: string): string[] =>
  readdirSync(join(SIGHTS, game))
    .map((file) => `${game}/${file.replace(/\.json$/, "")}`)
    .sort();

export const ALL_SIGHTS = GAMES.flatMap(sightsOf);
