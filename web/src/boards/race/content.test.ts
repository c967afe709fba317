import { describe, expect, it } from "vitest";
import { BOX, contentOf, phaseOf, pictureOf } from "./content";

describe("the cards", () => {
  it("are one copy of each world and of each development for 6, and two of the others", () => {
    expect(BOX.contents.card.length).toBeGreaterThan(0);
    for (const { id, kind, cost, copies } of BOX.contents.card)
      expect(copies, id).toBe(kind === "world" || cost === 6 ? 1 : 2);
    expect(() => BOX.cardOf("no_such_card")).toThrow(RangeError);
  });

  it("are found by every form of their reference", () => {
    for (const ref of ["card:colony_ship", "card:colony_ship.64", "card:colony_ship.64.0", "card:colony_ship.64<88"]) {
      expect(BOX.designOf(ref)?.id).toBe("colony_ship");
    }
    expect(BOX.designOf("card:no_such_card")).toBeUndefined();
    expect(BOX.actionOf("action:develop.2")?.id).toBe("develop");
  });

  it("have powers in phases", () => {
    expect(BOX.cardOf("old_earth").powers?.map(phaseOf)).toEqual(["trade", "consume"]);
  });
});

describe("a table with other content", () => {
  const lighthouse = { id: "lighthouse", kind: "world", copies: 1, cost: 0, vp: 1 };
  const gem = BOX.cardOf("gem_world");

  it("takes the place of what is in the box at its own tables alone", () => {
    const changes = { card: { gem_world: { ...gem, cost: 5 }, lighthouse }, figures: { tableau_end: 14 } };
    const content = contentOf({ changes });
    expect(contentOf({ changes })).toBe(content);
    expect([content.cardOf("gem_world").cost, content.cardOf("lighthouse").vp]).toEqual([5, 1]);
    expect(content.contents.figures.tableau_end).toBe(14);
    expect(content.contents.card).toHaveLength(BOX.contents.card.length + 1);
    expect(contentOf({ changes: null })).toBe(BOX);
    expect([BOX.cardOf("gem_world").cost, BOX.designOf("card:lighthouse")]).toEqual([2, undefined]);
    expect(BOX.contents.figures.tableau_end).toBe(12);
  });

  it("has a picture for cards that nobody has painted", () => {
    const beacon = { ...lighthouse, id: "beacon", kind: "development" };
    const content = contentOf({ changes: { card: { lighthouse, beacon } } });
    expect(pictureOf(content.cardOf("gem_world"), 1)).toBe("/art/race/gem_world.1.svg");
    expect(pictureOf(content.cardOf("lighthouse"), 0)).toBe("/art/race/any_world.0.svg");
    expect(pictureOf(content.cardOf("beacon"), 2)).toBe("/art/race/any_development.2.svg");
  });
});

it("every phase has its action", () => {
  expect(
    BOX.contents.phase.map(({ id }) => BOX.contents.action.filter((action) => action.phase === id).length),
  ).toEqual([2, 1, 1, 2, 1]);
});
