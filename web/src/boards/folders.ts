import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";

/** The games' folders as files, for tests: here, and where the rules are. */

export const BOARDS = import.meta.dirname;
const RULES = join(BOARDS, "../../../src/astrarium/games");

/** Every game has a `meta.ts`. */
export const GAMES = readdirSync(BOARDS).filter((name) => existsSync(join(BOARDS, name, "meta.ts")));

/** Those of them that have this file. */
export const gamesWith = (file: string): string[] => GAMES.filter((game) => existsSync(join(BOARDS, game, file)));

export function wordsOf(game: string, lang: string): Record<string, string> {
  return JSON.parse(readFileSync(join(BOARDS, game, `words.${lang}.json`), "utf8"));
}

/** A file of the game's rules. */
export function rulesFile(game: string, file: string): Record<string, unknown> {
  return parse(readFileSync(join(RULES, game, file), "utf8"));
}

/** What `[[…]]` of the game's content files list, such as its cards; of one kind, if it is named. */
export const contentOf = (game: string, kind = ""): Record<string, unknown>[] =>
  contentFiles(game)
    .flatMap((file) => Object.entries(file))
    .flatMap(([name, rows]) => (Array.isArray(rows) && (!kind || name === kind) ? rows : []));

/** How the game's content files call what they list. */
export const kindsOf = (game: string): string[] => contentFiles(game).flatMap((file) => Object.keys(file));

function contentFiles(game: string): Record<string, unknown>[] {
  const folder = join(RULES, game, "content");
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => rulesFile(game, join("content", file)));
}
