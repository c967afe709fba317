import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GAMES, wordsOf } from "../../src/boards/folders";
import type { Lang } from "../../src/words/catalog";
import { sightsOf } from "../names";
import { putAway, type Shown, show } from "../show";

const WORDS = join(import.meta.dirname, "../../src/words");
const LANGS: readonly Lang[] = ["en", "fr"];

/** The client's own sentences in a language, with those of the boards. */
function book(lang: Lang): Record<string, string> {
  const files = readdirSync(WORDS).filter((file) => file.endsWith(`.${lang}.json`));
  const own = files.map((file) => JSON.parse(readFileSync(join(WORDS, file), "utf8")));
  return Object.assign({}, ...own, ...GAMES.map((game) => wordsOf(game, lang)));
}

const IDS = new Set(Object.keys(book("en")));
const SAID = { en: new Set(Object.values(book("en"))), fr: new Set(Object.values(book("fr"))) };
const NOTHING_SAID = /\b(undefined|null|NaN|\[object)\b|\{\w+[|}]/;

/** All that is read or heard, piece by piece. */
function spoken({ root }: Shown): string[] {
  const told: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) told.push(texts.currentNode.textContent ?? "");
  for (const node of root.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) told.push(node.getAttribute(name) ?? "");
  return told.map((line) => line.trim()).filter(Boolean);
}

/** What is in the other language, an id that nobody has put in words, or what programs say for nothing. */
function wrong(line: string, lang: Lang): boolean {
  const other = lang === "en" ? "fr" : "en";
  if (SAID[other].has(line) && !SAID[lang].has(line)) return true;
  return NOTHING_SAID.test(line) || (line.match(/[a-z_]+(?:\.[a-z_]+)+/g) ?? []).some((id) => IDS.has(id));
}

let said: string[] = [];
beforeEach(() => {
  said = [];
  for (const level of ["error", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((...all) => said.push(all.join(" ")));
});
afterAll(putAway);

describe.each(GAMES)("%s", (game) => {
  test.each(sightsOf(game).map((name, i) => [name, LANGS[i % 2]!] as const))("%s in %s", async (name, lang) => {
    const table = await show(name, { lang });
    expect(said).toEqual([]);
    expect(spoken(table).filter((line) => wrong(line, lang))).toEqual([]);
  });
});
