import { Catalog, type Lang } from "./catalog";
import type en from "./en";

export type WordId = keyof typeof en;

const BOOKS = { en: () => import("./en"), fr: () => import("./fr") };

let catalog = $state.raw(new Catalog("en", {}));

/** Fetch the sentences of a language and speak it from then on. */
export async function learn(lang: Lang): Promise<void> {
  catalog = new Catalog(lang, (await BOOKS[lang]()).default);
}

/** A sentence of the client itself, in the reader's language. A missing id does not compile. */
export function t(id: WordId, args: Record<string, unknown> = {}): string {
  return catalog.say([id, args]);
}

/** A sentence whose id is made at run time; undefined if there is none. */
export function maybe(id: string, args: Record<string, unknown> = {}): string | undefined {
  return catalog.has(id) ? catalog.say([id, args]) : undefined;
}
