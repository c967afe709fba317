import { describe, expect, it } from "vitest";
import { BOX, contentOf, type Design, goodOf, hasBonus, pictureOf } from "./content";

const lighthouse: Design = {
  id: "lighthouse",
  name: { en: "Lighthouse", fr: "Phare" },
  kind: "world",
  cost: 1,
  text: { en: "A light.", fr: "Une lumière." },
};

describe("the box", () => {
  const designs = BOX.contents.tile;

  it("holds tiles of two sides, factions of two halves, and as many home worlds", () => {
    const bag = designs.filter(({ faction, home }) => !faction && !home);
    expect(bag.filter(({ kind }) => kind === "world").length * 2).toBe(bag.length);
    const factions = new Set(designs.map(({ faction }) => faction).filter(Boolean)).size;
    expect(designs.filter(({ home }) => home)).toHaveLength(factions);
    expect(designs).toHaveLength(bag.length + 3 * factions);
  });

  it("holds dice of six faces, phases in order and prices", () => {
    expect(BOX.dice.every(({ faces }) => faces.length === 6)).toBe(true);
    expect(BOX.phases.map(({ roman }) => roman)).toEqual(["I", "II", "III", "IV", "V"]);
    expect(BOX.prices).toEqual({ novelty: 3, rare: 4, genes: 5, alien: 6 });
  });

  it("turns a tile of the bag over, and no other", () => {
    for (const design of designs) {
      const other = BOX.otherSideOf(design);
      expect(!!other, design.id).toBe(!design.faction && !design.home);
      if (other) expect([other.kind === design.kind, BOX.otherSideOf(other)]).toEqual([false, design]);
    }
  });

  it("knows goods by the world, bonuses by the power", () => {
    expect([
      goodOf(BOX.tileOf("gem_world")),
      goodOf(BOX.tileOf("old_earth")),
      goodOf(BOX.tileOf("public_works")),
    ]).toEqual(["novelty", undefined, undefined]);
    expect(designs.filter(hasBonus).every(({ cost, kind }) => cost === 6 && kind === "development")).toBe(true);
    expect(designs.filter(({ cost, category }) => cost === 6 && category === "power").every(hasBonus)).toBe(true);
  });
});

it("reads references", () => {
  expect(BOX.designOf("tile:gem_world")?.id).toBe("gem_world");
  expect(BOX.designOf("tile:gem_world^top")?.id).toBe("gem_world");
  expect(BOX.designOf("die:home@tile.gem_world")).toBeUndefined();
  expect(BOX.dieOf("die:home@cup.1")?.id).toBe("home");
  expect(BOX.dieOf("die:rare")?.id).toBe("rare");
  expect(BOX.dieOf("dice:genes.2")?.id).toBe("genes");
  expect(BOX.dieOf("tile:home")).toBeUndefined();
  expect(BOX.phaseOf("phase:ship")?.roman).toBe("V");
  expect(BOX.phaseOf("column:explore")?.roman).toBe("I");
  expect(BOX.phaseOf("face:wild")).toBeUndefined();
});

describe("content of a pack", () => {
  it("takes the place of what is in the box at its own tables alone", () => {
    const gem_world = { ...BOX.tileOf("gem_world"), cost: 5 };
    const changes = { tile: { gem_world, lighthouse }, figures: { tableau_end: 14 } };
    const content = contentOf({ changes });
    expect(contentOf({ changes })).toBe(content);
    expect([content.tileOf("gem_world").cost, content.tileOf("lighthouse").cost]).toEqual([5, 1]);
    expect(content.figures.tableau_end).toBe(14);
    expect(contentOf({ changes: null })).toBe(BOX);
    expect([BOX.designOf("tile:lighthouse"), BOX.figures.tableau_end]).toEqual([undefined, 12]);
  });

  it("has a picture for tiles that nobody has painted", () => {
    const content = contentOf({ changes: { tile: { lighthouse } } });
    expect(pictureOf(content.tileOf("gem_world"), 1)).toBe("/art/roll/gem_world.1.svg");
    expect(pictureOf(content.tileOf("lighthouse"), 0)).toBe("/art/roll/any_world.0.svg");
  });

  it("has no tile of another's name", () => {
    expect(() => BOX.tileOf("lighthouse")).toThrow(RangeError);
  });
});
