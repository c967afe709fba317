import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wordsOf } from "../../src/boards/folders";
import type { Lang } from "../../src/words/catalog";
import type { Shown } from "../show";
import { type Reading, shelfWords } from "./reading";

const WORDS = join(import.meta.dirname, "../../src/words");
const NOTHING_SAID = /\b(undefined|null|NaN|\[object)\b|\{\w+[|}]/;

/** The client's own sentences in a language. */
function clientWords(lang: Lang): Record<string, string> {
  const files = readdirSync(WORDS).filter((file) => file.endsWith(`.${lang}.json`));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(WORDS, file), "utf8"))));
}

const CLIENT = { en: clientWords("en"), fr: clientWords("fr") };
const books = new Map<string, { ids: Set<string>; said: Set<string> }>();

/** What the client, this game's board and the game itself say in a language. */
function bookOf(game: string, lang: Lang): { ids: Set<string>; said: Set<string> } {
  const key = `${game}/${lang}`;
  let book = books.get(key);
  if (!book) {
    const words = { ...CLIENT[lang], ...wordsOf(game, lang), ...shelfWords(game, lang) };
    book = { ids: new Set(Object.keys(words)), said: new Set(Object.values(words)) };
    books.set(key, book);
  }
  return book;
}

/** All that is read or heard, piece by piece. */
function spoken({ root }: Pick<Shown, "root">): string[] {
  const told: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) told.push(texts.currentNode.textContent ?? "");
  for (const node of root.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) told.push(node.getAttribute(name) ?? "");
  return [...new Set(told.map((line) => line.trim()))].filter(Boolean);
}

/** Lines in the other language, ids that nobody has put in words, and what programs say for nothing. */
export function wrongWords({ root, lang, now }: Pick<Reading, "root" | "lang" | "now">): string[] {
  const own = bookOf(now.about.game, lang);
  const other = bookOf(now.about.game, lang === "en" ? "fr" : "en");
  const isWrong = (line: string) =>
    (other.said.has(line) && !own.said.has(line)) ||
    NOTHING_SAID.test(line) ||
    (line.match(/[a-z_]+(?:\.[a-z_]+)+/g) ?? []).some((id) => own.ids.has(id));
  return spoken({ root }).filter(isWrong);
}
