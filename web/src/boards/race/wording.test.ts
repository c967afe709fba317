import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { ACTIONS, type Design, PHASES } from "./content";
import { textRows } from "./wording";
import en from "./words.en.json";
import fr from "./words.fr.json";

type Written = Design & { text: Record<"en" | "fr", string> };
const file = new URL("../../../../src/astrarium/games/race/content/cards.toml", import.meta.url);
const cards = parse(readFileSync(file, "utf8")).card as unknown as Written[];

describe.each(["en", "fr"] as const)("the text of a card in %s", (lang) => {
  it("has a row for each power, for its production or its windfall good, and for its score", () => {
    for (const card of cards) {
      const rows = textRows(card.text[lang], !!card.score);
      const expected = card.powers.length + (card.good ? 1 : 0) + (card.score ? 1 : 0);
      expect([card.id, rows.length]).toEqual([card.id, Math.max(1, expected)]);
      expect(rows.every(({ when }) => when || expected === 0)).toBe(true);
    }
  });

  it("lists what a 6-cost development counts", () => {
    for (const card of cards.filter(({ score }) => score)) {
      expect([card.id, textRows(card.text[lang], true).at(-1)?.says.length]).toEqual([card.id, card.score?.length]);
    }
  });
});

it("every action and phase has its words in both languages", () => {
  const ids = [
    ...ACTIONS.flatMap(({ id }) => [`race.bonus.${id}`, `race.bonus_short.${id}`]),
    ...PHASES.map(({ id }) => `race.everyone.${id}`),
    ...["skipped", "done", "now", "next"].map((standing) => `race.standing.${standing}`),
    ...cards.flatMap(({ keywords = [] }) => keywords.map((keyword) => `race.keyword.${keyword}`)),
  ];
  expect(ids.filter((id) => !(id in en && id in fr))).toEqual([]);
});
