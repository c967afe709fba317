import { afterEach, describe, expect, it } from "vitest";
import dice from "../../../../src/astrarium/games/tiny/content/dice.toml";
import {
  EMPIRE,
  END_VP,
  empireAt,
  hasOwnFigures,
  missionOf,
  pictureOf,
  planetInBox,
  planetOf,
  ROGUES,
  rogueOf,
  useContent,
} from "./content";
import { FACES } from "./dice";
import en from "./words.en.json";
import fr from "./words.fr.json";

afterEach(() => useContent(null));

describe("content", () => {
  it("knows planets, levels, missions and rogues", () => {
    expect(planetOf("nagato")).toMatchObject({ track: "economy", advances: 4, vp: 3 });
    expect(empireAt(6)).toMatchObject({ level: 6, dice: 7, ships: 4, vp: 8 });
    expect(empireAt(9)).toBe(EMPIRE.at(-1));
    expect(missionOf("hermit").goal).toMatchObject({ vp: 3, vp_tied: 2 });
    expect(rogueOf("hades").levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    expect(() => planetOf("vulcan")).toThrow("vulcan");
  });

  it("tells whose figures a rogue has", () => {
    expect(hasOwnFigures(rogueOf("artemis"))).toBe(false);
    expect(ROGUES.filter(hasOwnFigures).map(({ id }) => id)).toEqual(["rothkel", "zendica", "hades", "gamelyn"]);
  });

  it("has the faces in the order of the rules", () => {
    expect((dice as { face: { id: string }[] }).face.map(({ id }) => id)).toEqual(FACES);
  });
});

describe("content of a pack", () => {
  const jakks = planetOf("jakks");
  const vulcan = { ...jakks, id: "vulcan", resource: "energy" as const };

  it("takes the place of what is in the box, until the box is wanted again", () => {
    useContent({ planet: { jakks: { ...jakks, vp: 9 }, vulcan, nagato: null }, end: { vp: 15 } });
    expect([planetOf("jakks").vp, planetOf("vulcan").advances, END_VP]).toEqual([9, 2, 15]);
    expect(() => planetOf("nagato")).toThrow("nagato");
    expect(planetInBox("nagato").vp).toBe(3);
    useContent(null);
    expect([planetOf("jakks").vp, END_VP]).toEqual([1, 21]);
  });

  it("has a picture for planets that nobody has painted", () => {
    expect(pictureOf(jakks, 0)).toBe("/art/tiny/jakks.0.svg");
    expect(pictureOf(vulcan, 2)).toBe("/art/tiny/any_energy.2.svg");
  });
});

it("has the same sentences in both languages", () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
});
