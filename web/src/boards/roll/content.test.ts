import { afterEach, describe, expect, it } from "vitest";
import {
  DESIGNS,
  type Design,
  DICE,
  designOf,
  dieOf,
  FIGURES,
  goodOf,
  hasBonus,
  otherSideOf,
  PHASES,
  PRICES,
  phaseOf,
  pictureOf,
  tileOf,
  useContent,
} from "./content";

const lighthouse: Design = {
  id: "lighthouse",
  name: { en: "Lighthouse", fr: "Phare" },
  kind: "world",
  cost: 1,
  text: { en: "A light.", fr: "Une lumière." },
};

afterEach(() => useContent(null));

describe("the box", () => {
  it("holds tiles of two sides, factions of two halves, and as many home worlds", () => {
    const bag = DESIGNS.filter(({ faction, home }) => !faction && !home);
    expect(bag.filter(({ kind }) => kind === "world").length * 2).toBe(bag.length);
    const factions = new Set(DESIGNS.map(({ faction }) => faction).filter(Boolean)).size;
    expect(DESIGNS.filter(({ home }) => home)).toHaveLength(factions);
    expect(DESIGNS).toHaveLength(bag.length + 3 * factions);
  });

  it("holds dice of six faces, phases in order and prices", () => {
    expect(DICE.every(({ faces }) => faces.length === 6)).toBe(true);
    expect(PHASES.map(({ roman }) => roman)).toEqual(["I", "II", "III", "IV", "V"]);
    expect(PRICES).toEqual({ novelty: 3, rare: 4, genes: 5, alien: 6 });
  });

  it("turns a tile of the bag over, and no other", () => {
    for (const design of DESIGNS) {
      const other = otherSideOf(design);
      expect(!!other, design.id).toBe(!design.faction && !design.home);
      if (other) expect([other.kind === design.kind, otherSideOf(other)]).toEqual([false, design]);
    }
  });

  it("knows goods by the world, bonuses by the power", () => {
    expect([goodOf(tileOf("gem_world")), goodOf(tileOf("old_earth")), goodOf(tileOf("public_works"))]).toEqual([
      "novelty",
      undefined,
      undefined,
    ]);
    expect(DESIGNS.filter(hasBonus).every(({ cost, kind }) => cost === 6 && kind === "development")).toBe(true);
    expect(DESIGNS.filter(({ cost, category }) => cost === 6 && category === "power").every(hasBonus)).toBe(true);
  });
});

it("reads references", () => {
  expect(designOf("tile:gem_world")?.id).toBe("gem_world");
  expect(designOf("tile:gem_world^top")?.id).toBe("gem_world");
  expect(designOf("die:home@tile.gem_world")).toBeUndefined();
  expect(dieOf("die:home@cup.1")?.id).toBe("home");
  expect(dieOf("die:rare")?.id).toBe("rare");
  expect(dieOf("dice:genes.2")?.id).toBe("genes");
  expect(dieOf("tile:home")).toBeUndefined();
  expect(phaseOf("phase:ship")?.roman).toBe("V");
  expect(phaseOf("column:explore")?.roman).toBe("I");
  expect(phaseOf("face:wild")).toBeUndefined();
});

describe("content of a pack", () => {
  it("is drawn until the box is back", () => {
    useContent({ tile: { gem_world: { ...tileOf("gem_world"), cost: 5 }, lighthouse }, figures: { tableau_end: 14 } });
    expect([tileOf("gem_world").cost, tileOf("lighthouse").cost, FIGURES.tableau_end]).toEqual([5, 1, 14]);
    useContent(null);
    expect([designOf("tile:lighthouse"), FIGURES.tableau_end]).toEqual([undefined, 12]);
  });

  it("has a picture for tiles that nobody has painted", () => {
    useContent({ tile: { lighthouse } });
    expect(pictureOf(tileOf("gem_world"), 1)).toBe("/art/roll/gem_world.1.svg");
    expect(pictureOf(tileOf("lighthouse"), 0)).toBe("/art/roll/any_world.0.svg");
  });

  it("has no tile of another's name", () => {
    expect(() => tileOf("lighthouse")).toThrow(RangeError);
  });
});
