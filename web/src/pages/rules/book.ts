import type { Rules } from "../../wire/api";
import { t } from "../../words/t.svelte";

export type Statement = Rules["statements"][number];

export interface Chapter {
  key: string;
  title: string;
  statements: readonly Statement[];
}

/** The chapter of what holds at any table. */
export const TABLE = "table";

/** The rules by chapter, in their order; a game may do without chapters, so the number tells them too. */
export function chaptersOf({ statements, chapters, table }: Rules): Chapter[] {
  const own = new Map<string, Statement[]>();
  for (const statement of statements) {
    const key = chapterOf(statement);
    own.set(key, [...(own.get(key) ?? []), statement]);
  }
  const found = [...own].map(([key, statements]) => ({
    key,
    title: chapters[key] ?? t("rules.chapter", { key }),
    statements,
  }));
  return table.length ? [...found, { key: TABLE, title: t("rules.any_table"), statements: table }] : found;
}

function chapterOf({ id, chapter }: Statement): string {
  return chapter || (/-(\d+)\./.exec(id)?.[1] ?? "A");
}

/** The end of a statement's number, under its chapter's: `6.3` of `GAME-6.3`. */
export function shortId(id: string): string {
  return id.replace(/^[A-Z]+-/, "");
}
