import { afterEach, describe, expect, it } from "vitest";
import {
  ACTIONS,
  DEVELOPMENTS,
  developmentOf,
  FIGURES,
  GOALS,
  GOODS,
  hasBonus,
  MATS,
  matOf,
  otherSideOf,
  pictureOf,
  STACKS,
  spacesOf,
  spokenOf,
  tileOf,
  useContent,
  WORLDS,
  type WorldRow,
  worldOf,
} from "./content";

const lighthouse: WorldRow = {
  id: "lighthouse",
  name: { en: "Lighthouse", fr: "Phare" },
  cost: 1,
  vp: 1,
  colonists: 1,
  text: { en: "A light.", fr: "Une lumière." },
};

afterEach(() => useContent(null));

describe("the box", () => {
  it("holds what the rulebook counts", () => {
    expect([WORLDS.length, DEVELOPMENTS.length, MATS.length, GOALS.length]).toEqual([76, 40, 8, 8]);
    expect(WORLDS.filter(matOf)).toHaveLength(16);
    expect(STACKS.map(({ copies }) => copies).reduce((sum, n) => sum + n)).toBe(16 * 3 + 8);
    expect(GOODS.map(({ price, count }) => [price, count])).toEqual([
      [1, 19],
      [2, 17],
      [3, 13],
      [4, 11],
    ]);
    expect(ACTIONS.map(({ id }) => id)).toContain("trade_consume");
  });

  it("turns a development over, if it has another side", () => {
    for (const development of DEVELOPMENTS) {
      const other = otherSideOf(development);
      if (other) expect([other.size, otherSideOf(other)]).toEqual([development.size, development]);
    }
    expect(DEVELOPMENTS.filter((development) => !otherSideOf(development))).toHaveLength(8);
  });

  it("knows what has a question mark, and what covers two places", () => {
    expect(DEVELOPMENTS.filter(hasBonus).map(spacesOf)).toEqual(Array(16).fill(2));
    expect(WORLDS.filter(hasBonus)).toHaveLength(4);
    expect(spacesOf(developmentOf("drop_ships"))).toBe(1);
  });
});

it("reads references", () => {
  expect(spokenOf("world:old_earth")).toEqual({ world: worldOf("old_earth") });
  expect(spokenOf("development:drop_ships")).toEqual({ development: developmentOf("drop_ships") });
  expect(spokenOf("development:drop_ships@1")).toEqual({ development: developmentOf("drop_ships") });
  expect(spokenOf("action:settle")).toMatchObject({ action: { id: "settle" } });
  expect(spokenOf("goal:taxes")).toMatchObject({ goal: { stores: "credits" } });
  expect(spokenOf("good:rare")).toMatchObject({ good: { price: 2 } });
  expect(spokenOf("world:drop_ships")).toBeUndefined();
  expect(spokenOf("seat:1")).toBeUndefined();
});

it("takes the good on a colony for its kind, and for the colony if the kind is not set", () => {
  expect(spokenOf("good:spice_world")).toMatchObject({ good: { id: "novelty" } });
  expect(spokenOf("good:alien_oort_cloud_refinery")).toEqual({ world: worldOf("alien_oort_cloud_refinery") });
  expect(spokenOf("good:drop_ships")).toBeUndefined();
});

describe("content of a pack", () => {
  it("is drawn until the box is back", () => {
    const changes = { world: { old_earth: { ...worldOf("old_earth"), vp: 5 }, lighthouse }, figures: { colonies: 9 } };
    useContent(changes);
    expect([worldOf("old_earth").vp, tileOf("lighthouse").cost, FIGURES.colonies]).toEqual([5, 1, 9]);
    useContent(null);
    expect([spokenOf("world:lighthouse"), FIGURES.colonies]).toEqual([undefined, 7]);
  });

  it("has a picture for tiles that nobody has painted", () => {
    useContent({ world: { lighthouse } });
    expect(pictureOf(worldOf("old_earth"), 1)).toBe("/art/frontiers/old_earth.1.svg");
    expect(pictureOf(worldOf("lighthouse"), 0)).toBe("/art/frontiers/any_world.0.svg");
    expect(pictureOf(developmentOf("drop_ships"), 2)).toBe("/art/frontiers/drop_ships.2.svg");
  });

  it("has no tile of another's name", () => {
    expect(() => worldOf("drop_ships")).toThrow(RangeError);
    expect(() => tileOf("lighthouse")).toThrow(RangeError);
  });
});
