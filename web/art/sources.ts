// What the pictures are made from: the content of the games and the signs of the house.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import type { Card } from "./race.ts";
import { readSymbols, type Symbols } from "./scenes/symbols.ts";
import type { Planet } from "./tiny.ts";

export interface Sources {
  readonly cards: readonly Card[];
  readonly planets: readonly Planet[];
  readonly symbols: Symbols;
}

/** `web` is the folder of the client. */
export function readSources(web: string): Sources {
  const read = (...path: string[]) => readFileSync(join(web, ...path), "utf8");
  const content = (game: string, file: string) => parse(read("..", "src", "astrarium", "games", game, "content", file));
  return {
    cards: content("race", "cards.toml").card as unknown as Card[],
    planets: content("tiny", "planets.toml").planet as unknown as Planet[],
    symbols: readSymbols(read("art", "icons.svg")),
  };
}
