import { describe, expect, it } from "vitest";
import { Catalog } from "../../words/catalog";
import { BOX } from "./content";
import { textRows } from "./labels";
import en from "./words.en.json";
import fr from "./words.fr.json";

/** It says the ids of sentences that it does not have. */
const words = new Catalog("en", {
  "phase.consume": "IV Consume",
  "phase.produce": "V Produce",
  "printed.when.end": "End",
  "printed.when.windfall": "Windfall",
  "card.alien_robot_sentry.good": "arrives with an Alien good.",
});

describe("the text of a card", () => {
  it("has a row for each power, for its production or its windfall good, and for its score", () => {
    for (const card of BOX.contents.card) {
      const expected = (card.powers?.length ?? 0) + (card.good ? 1 : 0) + (card.score ? 1 : 0);
      expect([card.id, textRows(words, card).length]).toEqual([card.id, Math.max(1, expected)]);
    }
  });

  it("says when each counts, and lists what a 6-cost development counts", () => {
    expect(textRows(words, BOX.cardOf("mining_league"))).toEqual([
      { phase: "consume", when: "Consume", says: ["Card.mining_league.power.0"] },
      { phase: "produce", when: "Produce", says: ["Card.mining_league.power.1"] },
      { phase: null, when: "End", says: [0, 1, 2, 3].map((entry) => `card.mining_league.score.${entry}`) },
    ]);
  });

  it("begins with a windfall good, and has production before what it brings", () => {
    const arrives = { phase: null, when: "Windfall", says: ["Arrives with an Alien good."] };
    expect(textRows(words, BOX.cardOf("alien_robot_sentry"))).toEqual([arrives]);
    const says = textRows(words, BOX.cardOf("comet_zone")).map((row) => row.says[0]);
    expect(says).toEqual(["Card.comet_zone.good", "Card.comet_zone.power.0"]);
  });

  it("is a sentence even without a power", () => {
    expect(textRows(words, BOX.cardOf("rebel_base"))).toEqual([
      { phase: null, when: "", says: ["card.rebel_base.text"] },
    ]);
  });
});

it("every action and phase has its words in both languages", () => {
  const ids = [
    ...BOX.contents.action.flatMap(({ id }) => [`race.bonus.${id}`, `race.bonus_short.${id}`]),
    ...BOX.contents.phase.map(({ id }) => `race.everyone.${id}`),
    ...["skipped", "done", "now", "next"].map((standing) => `race.standing.${standing}`),
    ...BOX.contents.card.flatMap(({ keywords = [] }) => keywords.map((keyword) => `race.keyword.${keyword}`)),
  ];
  expect(ids.filter((id) => !(id in en && id in fr))).toEqual([]);
});
