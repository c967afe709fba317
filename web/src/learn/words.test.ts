import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import en from "../words/learn.en.json";
import fr from "../words/learn.fr.json";
import { COURSES } from "./course";
import { happenings } from "./lessons";

const GAMES = ["race", "tiny"];
const LANGUAGES: Record<string, Record<string, string>> = { en, fr };
const LONGEST = 210; // four lines of the plate hold two such sentences and a rule

function toml(game: string, file: string): Record<string, unknown> {
  return parse(readFileSync(new URL(`../../../src/astrarium/games/${game}/${file}`, import.meta.url), "utf8"));
}

describe.each(GAMES)("the guide of %s", (game) => {
  const questions = Object.keys(toml(game, "text/en.toml").ask as object).map((id) => `ask.${id}`);
  const lessons = [...questions, ...happenings(game).map(({ id }) => id)];
  const rules = (toml(game, "rules.toml").statement as { id: string }[]).map(({ id }) => id);

  it.each(Object.keys(LANGUAGES))("has words for every question and event in %s", (lang) => {
    const words = LANGUAGES[lang]!;
    for (const id of lessons.flatMap((lesson) => [`coach.${game}.${lesson}`, `coach.${game}.${lesson}.hint`])) {
      expect(words[id], id).toBeTruthy();
      expect(words[id]!.length, id).toBeLessThanOrEqual(LONGEST);
    }
    for (const { id } of COURSES[game]!.steps) {
      expect(words[`learn.${game}.${id}.title`], id).toBeTruthy();
      expect(words[`learn.${game}.${id}`], id).toBeTruthy();
    }
  });

  it("explains nothing that is never asked and never happens", () => {
    const told = Object.keys(en).filter((id) => id.startsWith(`coach.${game}.`) && !id.endsWith(".hint"));
    expect(told.map((id) => id.replace(`coach.${game}.`, "")).sort()).toEqual([...lessons].sort());
  });

  it("cites rules that exist", () => {
    const cited = [...happenings(game), ...COURSES[game]!.steps].flatMap((one) =>
      "rule" in one ? [one.rule] : one.rules,
    );
    for (const rule of cited) expect(rules).toContain(rule);
  });
});

it("says the same things in both languages", () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
});
