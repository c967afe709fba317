import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BOARDS, gamesWith, wordsOf } from "./boards/folders";
import type { GameMeta } from "./boards/meta";
import en from "./words/en";
import fr from "./words/fr";

interface Part {
  english: Record<string, string>;
  french: Record<string, string>;
  /** Where its sentences are said. */
  code: string;
}

const METAS = import.meta.glob<GameMeta>("./boards/*/meta.ts", { eager: true, import: "meta" });
const FRENCH_AS_ENGLISH = /'| [?!;:»]|« /;

function placeholders(template: string): string[] {
  return [...new Set([...template.matchAll(/\{(\w+)/g)].map((found) => found[1]!))].sort();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "generated" ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [readFileSync(path, "utf8")] : [];
  });
}

const everywhere = sources(join(BOARDS, "..")).join("\n");
const parts: [string, Part][] = [
  ["the client", { english: en, french: fr, code: everywhere }],
  ...gamesWith("words.en.json").map((game): [string, Part] => {
    // What pages say of any game: `${game}.learn.…`
    const ofAnyGame = everywhere.replaceAll(/\$\{(?:game|key)\}\./g, `${game}.`);
    const code = [ofAnyGame, ...sources(join(BOARDS, game))].join("\n");
    return [game, { english: wordsOf(game, "en"), french: wordsOf(game, "fr"), code }];
  }),
];

describe.each(parts)("the sentences of %s", (_, { english, french, code }) => {
  test("exist in both languages", () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(french).sort());
  });

  test.each(Object.keys(english))("%s speaks of the same things in both languages", (id) => {
    expect(placeholders(french[id]!)).toEqual(placeholders(english[id]!));
    expect(english[id]!.trim()).not.toBe("");
  });

  test("are set as French: its apostrophes and spaces", () => {
    const wrong = Object.entries(french).filter(([, words]) =>
      FRENCH_AS_ENGLISH.test(words.replace(/\{[^}]*\}/g, "x")),
    );
    expect(wrong).toEqual([]);
  });

  test("are all said by somebody", () => {
    const made = [...code.matchAll(/[`"]([a-z_.]+)\.\$\{/g)].map((found) => `${found[1]}.`);
    const said = new Set([...code.matchAll(/(?<=["`])[\w.]+(?=["`])/g)].map(([id]) => id));
    const unused = Object.keys(english).filter((id) => !said.has(id) && !made.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });
});

test.each(gamesWith("words.en.json"))(
  "the sentences of %s bear its key, so that no two games say the same id",
  (game) => {
    const strange = Object.keys(wordsOf(game, "en")).filter((id) => !id.startsWith(`${game}.`));
    expect(strange).toEqual([]);
  },
);

test.each(Object.entries(METAS))("%s is told in both languages", (_, { names, line }) => {
  const told = [names, ...(line ? [line] : [])];
  for (const words of told) expect([words.en.trim(), words.fr.trim()]).not.toContain("");
  expect(told.filter(({ fr }) => FRENCH_AS_ENGLISH.test(fr))).toEqual([]);
});
