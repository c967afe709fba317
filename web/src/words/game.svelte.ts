import { api, type Rules, type TableContent } from "../wire/api";
import { Catalog, type Lang } from "./catalog";

/** The sentences and rules of a game in one language, asked for once. */
export interface GameWords {
  catalog: Catalog;
  statements: ReadonlyMap<string, string>;
  /** Which statement an event of the log follows. */
  eventRules: Readonly<Record<string, string>>;
  rules: Rules;
}

const kept = new Map<string, Promise<GameWords>>();

export function gameWords(game: string, lang: Lang): Promise<GameWords> {
  const key = `${game}/${lang}`;
  let words = kept.get(key);
  if (!words) {
    words = load(game, lang);
    words.catch(() => kept.delete(key));
    kept.set(key, words);
  }
  return words;
}

/** The same as they are with changed content. */
export function wordsWith(words: GameWords, content: Pick<TableContent, "words" | "rules">): GameWords {
  const statements = new Map([...words.statements, ...Object.entries(content.rules)]);
  return { ...words, catalog: words.catalog.withWords(content.words), statements };
}

async function load(game: string, lang: Lang): Promise<GameWords> {
  const [{ words }, rules] = await Promise.all([api.words(game, lang), api.rules(game, lang)]);
  return {
    catalog: new Catalog(lang, words),
    statements: new Map(rules.statements.map(({ id, words }) => [id, words])),
    eventRules: ("events" in rules ? rules.events : {}) as Record<string, string>,
    rules,
  };
}
