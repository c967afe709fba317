import { describe, expect, it } from "vitest";
import { BOX, contentOf, hasBonus, pictureOf, spacesOf, type World } from "./content";

const { world: WORLDS, development: DEVELOPMENTS, stack: STACKS, mat: MATS } = BOX.contents;
const lighthouse: World = {
  id: "lighthouse",
  name: { en: "Lighthouse", fr: "Phare" },
  cost: 1,
  vp: 1,
  colonists: 1,
  text: { en: "A light.", fr: "Une lumière." },
};

describe("the box", () => {
  it("holds two start worlds for each mat, large developments once and small ones three times", () => {
    expect(WORLDS.filter((world) => BOX.matOf(world))).toHaveLength(2 * MATS.length);
    expect(WORLDS.length).toBeGreaterThan(2 * MATS.length);
    for (const { id, white, copies } of STACKS)
      expect(copies, id).toBe(spacesOf(BOX.developmentOf(white)) === 2 ? 1 : 3);
    expect(STACKS.flatMap(({ white, back }) => (back ? [white, back] : [white]))).toHaveLength(DEVELOPMENTS.length);
    expect(BOX.contents.goal.every(({ steps }) => steps.length > 0)).toBe(true);
    expect(BOX.contents.good.map(({ price }) => price)).toEqual([1, 2, 3, 4]);
    expect(BOX.contents.action.map(({ id }) => id)).toContain("trade_consume");
  });

  it("turns a development over, if it has another side", () => {
    for (const development of DEVELOPMENTS) {
      const other = BOX.otherSideOf(development);
      if (other) expect([other.size, BOX.otherSideOf(other)]).toEqual([development.size, development]);
    }
    expect(DEVELOPMENTS.filter((development) => !BOX.otherSideOf(development)).map(spacesOf)).not.toContain(2);
  });

  it("knows what has a question mark, and what covers two places", () => {
    expect(DEVELOPMENTS.filter(hasBonus)).toEqual(DEVELOPMENTS.filter((development) => spacesOf(development) === 2));
    expect([hasBonus(BOX.worldOf("rebel_homeworld")), hasBonus(BOX.worldOf("gem_world"))]).toEqual([true, false]);
    expect(spacesOf(BOX.developmentOf("drop_ships"))).toBe(1);
  });
});

it("reads references", () => {
  expect(BOX.spokenOf("world:old_earth")).toEqual({ world: BOX.worldOf("old_earth") });
  expect(BOX.spokenOf("development:drop_ships")).toEqual({ development: BOX.developmentOf("drop_ships") });
  expect(BOX.spokenOf("development:drop_ships@1")).toEqual({ development: BOX.developmentOf("drop_ships") });
  expect(BOX.spokenOf("action:settle")).toMatchObject({ action: { id: "settle" } });
  expect(BOX.spokenOf("goal:taxes")).toMatchObject({ goal: { stores: "credits" } });
  expect(BOX.spokenOf("good:rare")).toMatchObject({ good: { price: 2 } });
  expect(BOX.spokenOf("world:drop_ships")).toBeUndefined();
  expect(BOX.spokenOf("seat:1")).toBeUndefined();
});

it("takes the good on a colony for its kind, and for the colony if the kind is not set", () => {
  expect(BOX.spokenOf("good:spice_world")).toMatchObject({ good: { id: "novelty" } });
  expect(BOX.spokenOf("good:alien_oort_cloud_refinery")).toEqual({ world: BOX.worldOf("alien_oort_cloud_refinery") });
  expect(BOX.spokenOf("good:drop_ships")).toBeUndefined();
});

describe("content of a pack", () => {
  const changes = {
    world: { old_earth: { ...BOX.worldOf("old_earth"), vp: 5 }, lighthouse },
    figures: { colonies: 9 },
  };
  const content = contentOf({ changes });

  it("takes the place of what is in the box at its own tables alone", () => {
    expect(contentOf({ changes })).toBe(content);
    expect([content.worldOf("old_earth").vp, content.worldOf("lighthouse").cost]).toEqual([5, 1]);
    expect([content.spokenOf("world:lighthouse"), content.figures.colonies]).toEqual([{ world: lighthouse }, 9]);
    expect(contentOf({ changes: null })).toBe(BOX);
    expect([BOX.spokenOf("world:lighthouse"), BOX.figures.colonies]).toEqual([undefined, 7]);
  });

  it("has a picture for tiles that nobody has painted", () => {
    expect(pictureOf(content.worldOf("old_earth"), 1)).toBe("/art/frontiers/old_earth.1.svg");
    expect(pictureOf(content.worldOf("lighthouse"), 0)).toBe("/art/frontiers/any_world.0.svg");
    expect(pictureOf(content.developmentOf("drop_ships"), 2)).toBe("/art/frontiers/drop_ships.2.svg");
  });

  it("has no tile of another's name", () => {
    expect(() => content.worldOf("drop_ships")).toThrow(RangeError);
    expect(() => content.developmentOf("lighthouse")).toThrow(RangeError);
    expect(() => BOX.worldOf("lighthouse")).toThrow(RangeError);
  });
});
