import { BOT_NAMES } from "./bots";
import { Catalog, type Lang } from "./catalog";
import type en from "./en";

export type WordId = keyof typeof en;

/** The sentences of one part of the client: a book for each language, fetched when it is first read. */
export type Books = Readonly<Record<Lang, () => Promise<{ default: Readonly<Record<string, string>> }>>>;

/** What has been opened: the client's own books, then those of the games that were looked at. */
const shelf: Books[] = [{ en: () => import("./en"), fr: () => import("./fr") }, BOT_NAMES];

let wanted: Lang = "en";
let catalog = $state.raw(new Catalog("en", {}));

/** Fetch the sentences of a language and speak it from then on. */
export async function learn(lang: Lang): Promise<void> {
  wanted = lang;
  await read();
}

/** Speak also the sentences of these books, now and in whatever language is learnt later. */
export async function open(books: Books): Promise<void> {
  if (!shelf.includes(books)) shelf.push(books);
  await read();
}

async function read(): Promise<void> {
  const lang = wanted;
  const books = await Promise.all(shelf.map((part) => part[lang]()));
  if (lang !== wanted || books.length !== shelf.length) return read(); // more was wanted meanwhile
  catalog = new Catalog(lang, Object.assign({}, ...books.map((book) => book.default)));
}

/** A sentence of the client itself, in the reader's language. A missing id does not compile. */
export function t(id: WordId, args: Record<string, unknown> = {}): string {
  return catalog.say([id, args]);
}

/** `t` for a game's own folder: it says the sentences of that game's books too, which must be open. */
export function tWith<GameWordId extends string>(): (
  id: WordId | GameWordId,
  args?: Record<string, unknown>,
) => string {
  return t as (id: string, args?: Record<string, unknown>) => string;
}

/** A sentence whose id is made at run time; undefined if there is none. */
export function maybe(id: string, args: Record<string, unknown> = {}): string | undefined {
  return catalog.has(id) ? catalog.say([id, args]) : undefined;
}
