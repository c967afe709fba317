import { describe, expect, it } from "vitest";
import { EMPIRE, empireAt, hasOwnFigures, planetOf, ROGUES, rogueOf } from "./content";
import en from "./words.en.json";
import fr from "./words.fr.json";

describe("content", () => {
  it("knows planets, levels and rogues", () => {
    expect(planetOf("nagato")).toMatchObject({ track: "economy", advances: 4, vp: 3 });
    expect(empireAt(6)).toMatchObject({ dice: 7, ships: 4, vp: 8 });
    expect(empireAt(9)).toBe(EMPIRE.at(-1));
    expect(() => planetOf("vulcan")).toThrow("vulcan");
  });

  it("tells whose figures a rogue has", () => {
    expect(hasOwnFigures(rogueOf("artemis"))).toBe(false);
    expect(ROGUES.filter(hasOwnFigures).map(({ id }) => id)).toEqual(["rothkel", "zendica", "hades", "gamelyn"]);
  });
});

it("has the same sentences in both languages", () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
});
