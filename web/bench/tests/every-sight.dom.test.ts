import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GAMES } from "../../src/boards/folders";
import type { Lang } from "../../src/words/catalog";
import { giveAnswer, openList } from "../checks/answering";
import { wrongBar, wrongLights, wrongList } from "../checks/asking";
import { wrongSheet } from "../checks/endings";
import { afterwards, type Reading, reading } from "../checks/reading";
import { wrongSeats } from "../checks/seats";
import { wrongLog } from "../checks/story";
import { wrongWords } from "../checks/wording";
import { sightsOf } from "../names";
import { putAway, show } from "../show";

const LANGS: readonly Lang[] = ["en", "fr"];
/** In the short form each third question is answered, each fourth sight of another sort looked at. */
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
beforeEach(() => {
  said = [];
  for (const level of ["error", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((...all) => said.push(all.join(" ")));
});
afterAll(putAway);

/** All that is wrong there, by who noticed it. */
function faultsOf(table: Reading, checks = CHECKS): Record<string, string[]> {
  const found = Object.entries(checks).map(([name, check]) => [name, check(table)] as const);
  return Object.fromEntries([["console", said], ...found].filter(([, wrong]) => wrong?.length));
}

const isAsked = (name: string): boolean => name.includes("/ask.");

describe.each(GAMES)("%s", (game) => {
  const sights = sightsOf(game)
    .map((name, i) => [name, LANGS[i % 2]!, IS_LONG || i % 3 === 0] as const)
    .filter(([name], i) => IS_LONG || isAsked(name) || i % 4 === 0);
  test.each(sights)("%s in %s", async (name, lang, isAnswered) => {
    const shown = await show(name, { lang });
    const table = reading(shown, lang);
    expect(faultsOf(table)).toEqual({});
    if (!shown.sight.answer || !isAsked(name) || !isAnswered) return;
    await openList(table);
    expect(faultsOf(table, { words: wrongWords, list: wrongList })).toEqual({});
    await giveAnswer(table);
    expect(faultsOf(reading(shown, lang, afterwards(shown.sight)))).toEqual({});
  });
});
