import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { boardOf } from "../../src/boards/registry";
import type { Lang } from "../../src/words/catalog";
import { giveAnswer, openList } from "../checks/answer";
import { wrongSheet } from "../checks/endings";
import { questionOf, wrongBar, wrongLights, wrongList } from "../checks/question";
import { afterwards, type Reading, reading, sightOf } from "../checks/reading";
import { wrongSeats } from "../checks/seats";
import { wrongLog } from "../checks/story";
import { watchedThings, wrongTitles } from "../checks/titles";
import { wrongWords } from "../checks/words";
import { sightsOf } from "../names";
import { putAway, show } from "../show";

const LANGS: readonly Lang[] = ["en", "fr"];
/** In the short form one sight in four is looked at, and every second one of them answered. */
const IS_LONG = process.env.ASTRARIUM_LOOKS === "long";

/** To mount a table is what costs, so each is mounted once and looked at from all sides. */
const CHECKS: Readonly<Record<string, (table: Reading) => string[]>> = {
  words: wrongWords,
  bar: wrongBar,
  board: wrongLights,
  seats: wrongSeats,
  log: wrongLog,
  sheet: wrongSheet,
};

let said: string[] = [];
let drawn = new Set<string>();

/** All that is wrong there, by who noticed it. */
function faultsOf(table: Reading, checks = CHECKS): Record<string, string[]> {
  const found = Object.entries(checks).map(([name, check]) => [name, check(table)] as const);
  return Object.fromEntries([["console", said], ...found].filter(([, wrong]) => wrong?.length));
}

/** What is asked beside the game, for the others to agree to say, has no list. */
const isAsked = (name: string, table: Reading): boolean => name.includes("/ask.") && !!questionOf(table.now);

/** The tests of a game's recorded sights: what a table says of each, and after the recorded answer. */
export function trySights(game: string): void {
  beforeEach(() => {
    said = [];
    drawn = watchedThings();
    for (const level of ["error", "warn"] as const)
      vi.spyOn(console, level).mockImplementation((...all) => said.push(all.join(" ")));
  });
  afterAll(putAway);
  const sights = sightsOf(game)
    .map((name, i) => [name, LANGS[Math.floor(i / 8) % 2]!, IS_LONG || i % 8 === 0] as const)
    .filter((_, i) => IS_LONG || i % 4 === 0);
  test.each(sights)("%s in %s", async (name, lang, isAnswered) => {
    const shown = await show(name, { lang });
    const table = reading(shown, lang);
    expect(faultsOf(table)).toEqual({});
    expect(wrongTitles((await boardOf(game))!, sightOf(table), drawn)).toEqual([]);
    if (!shown.sight.answer || !isAsked(name, table) || !isAnswered) return;
    await openList(table);
    expect(faultsOf(table, { words: wrongWords, list: wrongList })).toEqual({});
    await giveAnswer(table);
    expect(faultsOf(reading(shown, lang, afterwards(shown.sight)))).toEqual({});
  });
}
