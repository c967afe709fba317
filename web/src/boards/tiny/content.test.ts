import { describe, expect, it } from "vitest";
import dice from "../../../../src/astrarium/games/tiny/content/dice.toml";
import { BOX, contentOf, hasOwnFigures, pictureOf } from "./content";
import { FACES } from "./dice";
import en from "./words.en.json";
import fr from "./words.fr.json";

describe("content", () => {
  it("knows planets, levels, missions and rogues", () => {
    expect(BOX.planetOf("nagato")).toMatchObject({ track: "economy", advances: 4, vp: 3 });
    expect(BOX.empireAt(6)).toMatchObject({ level: 6, dice: 7, ships: 4, vp: 8 });
    expect(BOX.empireAt(9)).toBe(BOX.empire.at(-1));
    expect(BOX.missionOf("hermit").goal).toMatchObject({ vp: 3, vp_tied: 2 });
    expect(BOX.rogueOf("hades").levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    expect(() => BOX.planetOf("vulcan")).toThrow("vulcan");
  });

  it("tells whose figures a rogue has", () => {
    expect(hasOwnFigures(BOX.rogueOf("artemis"))).toBe(false);
    expect(BOX.rogues.filter(hasOwnFigures).map(({ id }) => id)).toEqual(["rothkel", "zendica", "hades", "gamelyn"]);
  });

  it("has the faces in the order of the rules", () => {
    expect((dice as { face: { id: string }[] }).face.map(({ id }) => id)).toEqual(FACES);
  });
});

describe("content of a pack", () => {
  const jakks = BOX.planetOf("jakks");
  const vulcan = { ...jakks, id: "vulcan", resource: "energy" as const };

  it("takes the place of what is in the box at its own tables alone", () => {
    const changes = { planet: { jakks: { ...jakks, vp: 9 }, vulcan, nagato: null }, end: { vp: 15 } };
    const content = contentOf({ changes });
    expect(contentOf({ changes })).toBe(content);
    expect([content.planetOf("jakks").vp, content.planetOf("vulcan").advances]).toEqual([9, 2]);
    expect(content.contents.end.vp).toBe(15);
    expect(() => content.planetOf("nagato")).toThrow("nagato");
    expect(contentOf({ changes: null })).toBe(BOX);
    expect([BOX.planetOf("nagato").vp, BOX.planetOf("jakks").vp, BOX.contents.end.vp]).toEqual([3, 1, 21]);
  });

  it("has a picture for planets that nobody has painted", () => {
    expect(pictureOf(jakks, 0)).toBe("/art/tiny/jakks.0.svg");
    expect(pictureOf(vulcan, 2)).toBe("/art/tiny/any_energy.2.svg");
  });
});

it("has the same sentences in both languages", () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
});
