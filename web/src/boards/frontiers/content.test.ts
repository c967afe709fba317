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
  type World,
  worldOf,
} from "./content";

const lighthouse: World = {
  id: "lighthouse",
  name: { en: "Lighthouse", fr: "Phare" },
  cost: 1,
  vp: 1,
  colonists: 1,
  text: { en: "A light.", fr: "Une lumière." },
};

afterEach(() => useContent(null));

describe("the box", () => {
  it("holds two start worlds for each mat, large developments once and small ones three times", () => {
    expect(WORLDS.filter(matOf)).toHaveLength(2 * MATS.length);
    expect(WORLDS.length).toBeGreaterThan(2 * MATS.length);
    for (const { id, white, copies } of STACKS) expect(copies, id).toBe(spacesOf(developmentOf(white)) === 2 ? 1 : 3);
    expect(STACKS.flatMap(({ white, back }) => (back ? [white, back] : [white]))).toHaveLength(DEVELOPMENTS.length);
    expect(GOALS.every(({ steps }) => steps.length > 0)).toBe(true);
    expect(GOODS.map(({ price }) => price)).toEqual([1, 2, 3, 4]);
    expect(ACTIONS.map(({ id }) => id)).toContain("trade_consume");
  });

  it("turns a development over, if it has another side", () => {
    for (const development of DEVELOPMENTS) {
      const other = otherSideOf(development);
      if (other) expect([other.size, otherSideOf(other)]).toEqual([development.size, development]);
    }
    expect(DEVELOPMENTS.filter((development) => !otherSideOf(development)).map(spacesOf)).not.toContain(2);
  });

  it("knows what has a question mark, and what covers two places", () => {
    expect(DEVELOPMENTS.filter(hasBonus)).toEqual(DEVELOPMENTS.filter((development) => spacesOf(development) === 2));
    expect([hasBonus(worldOf("rebel_homeworld")), hasBonus(worldOf("gem_world"))]).toEqual([true, false]);
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
