import { api, type ContentMark, type TableContent } from "../wire/api";
import type { Lang } from "../words/catalog";

/** By kind, the rows that differ from the box ({id: the whole row, or null if it is gone}), or the figures that do. */
export type Changes = TableContent["changes"];

const kept = new Map<string, Promise<TableContent>>();

/** What a table plays with; null if that is what is in the box. Equal hashes are equal content: it is asked for once. */
export function contentOf(
  table: string,
  mark: ContentMark | null | undefined,
  lang: Lang,
  invite = "",
): Promise<TableContent | null> {
  if (!mark) return Promise.resolve(null);
  const key = `${mark.hash}/${lang}`;
  let content = kept.get(key);
  if (!content) {
    content = api.content(table, lang, invite);
    content.catch(() => kept.delete(key));
    kept.set(key, content);
  }
  return content;
}

/** What rows with names and texts are called, as the kernel's `box.words` has it; for a log without its server. */
export function wordsOf(changes: Changes, lang: Lang): Record<string, string> {
  const words: Record<string, string> = {};
  for (const [kind, rows] of Object.entries(changes)) {
    for (const [id, row] of Object.entries(rows)) {
      const { name, text } = (row ?? {}) as Record<string, Partial<Record<Lang, unknown>> | undefined>;
      if (typeof name?.[lang] === "string") words[`${kind}.${id}`] = name[lang];
      if (typeof text?.[lang] === "string") words[`${kind}.${id}.text`] = text[lang];
    }
  }
  return words;
}
