import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BOX, SIGN_OF_ACTION } from "../content";
import en from "../words.en.json";
import fr from "../words.fr.json";
import { badgeOf, signRows, signsOf } from "./signs";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const sprite = read("../../../../art/icons.svg") + read("../art/icons.svg");
const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]);
const symbol = (icon: string) => (icon.startsWith("g-") ? icon : `i-${icon}`);
const TILES = [...BOX.contents.world, ...BOX.contents.development];
const POWERS = TILES.flatMap(({ powers = [] }) => powers);

describe("powers in signs", () => {
  it("every power of every tile is written", () => {
    for (const power of POWERS) expect(signsOf(power).length, power.kind).toBeGreaterThan(0);
  });

  it("use signs and words that exist", () => {
    for (const sign of POWERS.flatMap(signsOf)) {
      if ("icon" in sign) expect(ids).toContain(symbol(sign.icon));
      if ("good" in sign) expect(ids).toContain(`g-${sign.good}`);
      if ("word" in sign) expect([sign.word in en, sign.word in fr]).toEqual([true, true]);
    }
    for (const tile of TILES) {
      for (const { phase } of signRows(tile)) expect(ids).toContain(symbol(badgeOf(phase)));
      for (const keyword of tile.keywords ?? []) expect(ids).toContain(`i-keyword-${keyword}`);
    }
    for (const icon of Object.values(SIGN_OF_ACTION)) expect(ids).toContain(symbol(icon));
  });

  it("tell different powers apart without their words", () => {
    const seen = new Map<string, object>();
    for (const power of POWERS) {
      // The last two are in its words alone.
      const { count, bonus_vp, bonus_with, ...rest } = { count: {}, bonus_vp: 0, bonus_with: 0, ...power };
      const { ids: named, ...counted } = { ids: undefined, ...count };
      const drawn = { ...rest, ...counted, named: !!named }; // and so are the developments that it names
      const signs = JSON.stringify([power.phase, signsOf(power).filter((sign) => !("word" in sign))]);
      expect(seen.get(signs) ?? drawn, signs).toEqual(drawn);
      seen.set(signs, drawn);
    }
  });

  it("stand in one row for each action, in the order of the actions", () => {
    expect(signRows(BOX.worldOf("mining_world"))).toEqual([
      { phase: "produce", powers: [{ signs: [{ good: "rare" }], place: null }] },
      { phase: "trade", powers: [{ signs: [{ figure: "+1" }, { icon: "credit" }, { good: "rare" }], place: 0 }] },
    ]);
    const places = (tile: Parameters<typeof signRows>[0]) =>
      signRows(tile).map(({ phase, powers }) => [phase, ...powers.map(({ place }) => place)]);
    expect(places(BOX.developmentOf("genetics_lab"))).toEqual([
      ["produce", 1],
      ["trade", 0],
    ]);
    expect(places(BOX.worldOf("uplift_mercenary_force"))).toEqual([["settle", 0, 1, 2]]);
  });

  it("show goods that go in and what comes out", () => {
    const last = (tile: Parameters<typeof signRows>[0]) => signRows(tile).at(-1)?.powers[0]?.signs;
    expect(last(BOX.developmentOf("consumer_markets"))).toEqual([
      { figure: "≤3" },
      { good: "novelty" },
      { icon: "arrow" },
      { vp: "1" },
    ]);
    expect(last(BOX.worldOf("tourist_world"))).toEqual([
      { good: "any" },
      { good: "any" },
      { icon: "arrow" },
      { vp: "3" },
    ]);
  });
});
