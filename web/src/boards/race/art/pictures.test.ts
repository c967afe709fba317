import { expect, test } from "vitest";
import { digests } from "../../../../art/digest.ts";
import { CARDS, emblemOf, pictures } from "./pictures.ts";

test("every card has its pictures", () => {
  expect(CARDS.length).toBeGreaterThan(0);
  expect(pictures).toHaveLength(3 * (CARDS.length + 2)); // and one for worlds, one for developments that others add;
});

test("a card has the same picture on every machine", () => {
  const known = {
    "race/old_earth.0.svg": "2eaf0caeaf58b7b7",
    "race/rebel_warrior_race.1.svg": "c6cd27586c6f92f2",
    "race/galactic_federation.2.svg": "c3fb6ec01031a468",
    "race/asteroid_belt.1.svg": "aa39bd1be3dda5c8",
  };
  expect(digests(pictures, ...Object.keys(known))).toEqual(known);
}, 60_000);

test("developments are told by what their powers are about", () => {
  const emblems = Object.fromEntries(
    CARDS.filter(({ kind }) => kind === "development").map((card) => [card.id, emblemOf(card)]),
  );
  expect(emblems.drop_ships).toMatchObject({ category: "military", accents: [] });
  expect(emblems.genetics_lab).toMatchObject({ category: "bio", accents: ["genes"] });
  expect(emblems.mining_league).toMatchObject({ category: "guild", accents: ["rare"] });
  expect(emblems.galactic_imperium).toMatchObject({ category: "guild", accents: ["military"] });
});
