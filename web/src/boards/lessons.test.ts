import { describe, expect, it } from "vitest";
import { gamesWith, rulesFile, wordsOf } from "./folders";
import type { Lessons } from "./lessons";

const FOUND = import.meta.glob<(changes: null) => Lessons>("./*/lessons.ts", { eager: true, import: "lessons" });
const LONGEST = 210; // four lines of the plate hold two such sentences and a rule

describe.each(gamesWith("lessons.ts"))("the guide of %s", (game) => {
  const { steps, occurrences, signs, figures } = FOUND[`./${game}/lessons.ts`]!(null);
  const happenings = [...occurrences, ...signs];
  const questions = Object.keys(rulesFile(game, "text/en.toml").ask as object).map((id) => `ask.${id}`);
  const lessons = [...questions, ...happenings.map(({ id }) => id)];
  const rules = (rulesFile(game, "rules.toml").statement as { id: string }[]).map(({ id }) => id);

  it.each(["en", "fr"])("has words for every question and event in %s", (lang) => {
    const words = wordsOf(game, lang);
    for (const id of lessons.flatMap((lesson) => [`${game}.coach.${lesson}`, `${game}.coach.${lesson}.hint`])) {
      expect(words[id], id).toBeTruthy();
      expect(words[id]!.length, id).toBeLessThanOrEqual(LONGEST);
    }
    const read = ["table", ...steps.flatMap(({ id }) => [id, `${id}.title`])].map((id) => `${game}.learn.${id}`);
    for (const id of read) expect(words[id], id).toBeTruthy();
  });

  it.each(["en", "fr"])("names only figures of the content, so that a pack may change them, in %s", (lang) => {
    const taught = Object.entries(wordsOf(game, lang)).filter(([id]) => /\.(coach|learn)\./.test(id));
    const named = taught.flatMap(([, words]) => [...words.matchAll(/\{(\w+)/g)].map((found) => found[1]!));
    expect(named.length).toBeGreaterThan(0);
    expect(Object.keys(figures)).toEqual(expect.arrayContaining(named));
  });

  it("explains nothing that is never asked and never happens", () => {
    const start = `${game}.coach.`;
    const told = Object.keys(wordsOf(game, "en")).filter((id) => id.startsWith(start) && !id.endsWith(".hint"));
    expect(told.map((id) => id.replace(start, "")).sort()).toEqual([...lessons].sort());
  });

  it("cites rules that exist", () => {
    const cited = [...happenings.map(({ rule }) => rule), ...steps.flatMap((step) => step.rules)];
    for (const rule of cited) expect(rules).toContain(rule);
  });
});
