import { beforeAll, describe, expect, it, vi } from "vitest";
import { learn, open } from "../../../words/t.svelte";
import { BOX } from "../content";
import { factsOf, goodSaid, notesOf } from "./facts";

vi.mock("../../../settings.svelte", () => ({ settings: { lang: "en" } })); // those of a browser

beforeAll(async () => {
  await learn("en");
  await open({ en: () => import("../words.en.json"), fr: () => import("../words.fr.json") });
});

describe("what is said of a tile", () => {
  it("tells military worlds from others", () => {
    expect(factsOf(BOX, BOX.worldOf("rebel_base"))).toBe("Military world, defence 6, 2 colonists to settle it, 6 VP.");
    expect(factsOf(BOX, BOX.worldOf("spice_world"))).toBe("World, cost $2, 1 colonist to settle it, 1 VP.");
  });

  it("does not speak of settling a start colony", () => {
    expect(factsOf(BOX, BOX.worldOf("old_earth"))).toBe("World, cost $3, 3 VP.");
  });

  it("tells how much room a development takes", () => {
    expect(factsOf(BOX, BOX.developmentOf("mining_league"))).toBe(
      "Large development, cost $9, 2 spaces, VP by its text.",
    );
  });

  it("tells production from windfall, and both from grey", () => {
    expect(goodSaid(BOX, BOX.worldOf("spice_world"))).toMatch(/^Novelty: /);
    expect(goodSaid(BOX, BOX.worldOf("asteroid_belt"))).toMatch(/^Rare, windfall: /);
    expect(goodSaid(BOX, BOX.worldOf("old_earth"))).toMatch(/^A grey world/);
  });
});

it("what is ours is said of every tile that is not wholly of the box", () => {
  for (const tile of [...BOX.contents.world, ...BOX.contents.development]) {
    const said = notesOf(BOX, tile).some((note) => note.startsWith("Invented by us"));
    expect(said, tile.id).toBe(tile.provenance === "invented");
  }
  expect(notesOf(BOX, BOX.worldOf("spice_world"))).toEqual([
    "Invented by us: figures, powers. No picture of this tile could be had.",
  ]);
  expect(notesOf(BOX, { ...BOX.worldOf("spice_world"), name_provenance: "recalled" })[1]).toBe(
    "From memory, not confirmed: name.",
  );
});
