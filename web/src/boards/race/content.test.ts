import { afterEach, describe, expect, it } from "vitest";
import {
  ACTIONS,
  actionOf,
  cardOf,
  DESIGNS,
  designOf,
  FIGURES,
  PHASES,
  phaseOf,
  pictureOf,
  useContent,
} from "./content";

describe("the cards", () => {
  it("are one copy of each world and of each development for 6, and two of the others", () => {
    expect(DESIGNS.length).toBeGreaterThan(0);
    for (const { id, kind, cost, copies } of DESIGNS) expect(copies, id).toBe(kind === "world" || cost === 6 ? 1 : 2);
    expect(() => cardOf("no_such_card")).toThrow(RangeError);
  });

  it("are found by every form of their reference", () => {
    for (const ref of ["card:colony_ship", "card:colony_ship.64", "card:colony_ship.64.0", "card:colony_ship.64<88"]) {
      expect(designOf(ref)?.id).toBe("colony_ship");
    }
    expect(designOf("card:no_such_card")).toBeUndefined();
    expect(actionOf("action:develop.2")?.id).toBe("develop");
  });

  it("have powers in phases", () => {
    expect(cardOf("old_earth").powers?.map(phaseOf)).toEqual(["trade", "consume"]);
  });
});

describe("a table with other content", () => {
  afterEach(() => useContent(null));

  const lighthouse = { id: "lighthouse", kind: "world", copies: 1, cost: 0, vp: 1 };

  it("shows its own cards and figures, and afterwards the game's own are back", () => {
    const inBox = DESIGNS.length;
    useContent({ card: { gem_world: { ...cardOf("gem_world"), cost: 5 }, lighthouse }, figures: { tableau_end: 14 } });
    expect([cardOf("gem_world").cost, cardOf("lighthouse").vp, FIGURES.tableau_end]).toEqual([5, 1, 14]);
    expect(DESIGNS).toHaveLength(inBox + 1);
    useContent(null);
    expect([cardOf("gem_world").cost, designOf("card:lighthouse"), FIGURES.tableau_end]).toEqual([2, undefined, 12]);
  });

  it("has a picture for cards that nobody has painted", () => {
    useContent({ card: { lighthouse, beacon: { ...lighthouse, id: "beacon", kind: "development" } } });
    expect(pictureOf(cardOf("gem_world"), 1)).toBe("/art/race/gem_world.1.svg");
    expect(pictureOf(cardOf("lighthouse"), 0)).toBe("/art/race/any_world.0.svg");
    expect(pictureOf(cardOf("beacon"), 2)).toBe("/art/race/any_development.2.svg");
  });
});

it("every phase has its action", () => {
  expect(PHASES.map(({ id }) => ACTIONS.filter((action) => action.phase === id).length)).toEqual([2, 1, 1, 2, 1]);
});
