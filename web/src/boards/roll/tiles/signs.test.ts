import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BOX, type Design } from "../content";
import en from "../words.en.json";
import fr from "../words.fr.json";
import { type Sign, signRows } from "./signs";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const sprite = read("../../../../art/icons.svg") + read("../art/icons.svg");
const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]);
const all = BOX.contents.tile.flatMap((tile) => signRows(BOX, tile));

const written = (design: Design) => signRows(BOX, design).map(({ signs }) => signs);
const tileWith = (power: NonNullable<Design["powers"]>[number]): Design => ({
  ...BOX.contents.tile[0]!,
  powers: [power],
});

describe("powers in signs", () => {
  it("every power of every tile is written", () => {
    for (const power of BOX.contents.tile.flatMap(({ powers = [] }) => powers)) {
      expect(signRows(BOX, tileWith(power))[0]?.signs.length, power.kind).toBeGreaterThan(0);
    }
  });

  it("use signs and words that exist", () => {
    for (const sign of all.flatMap((row) => row.signs)) {
      if ("icon" in sign) expect(ids).toContain(`i-${sign.icon}`);
      if ("seal" in sign) expect(ids).toContain(`g-${sign.seal}`);
      if ("die" in sign) expect(ids).toContain(`die-${sign.die}`);
      if ("word" in sign) expect([sign.word in en, sign.word in fr]).toEqual([true, true]);
    }
  });

  it("tell different powers apart", () => {
    const seen = new Map<string, object>();
    for (const power of BOX.contents.tile.flatMap(({ powers = [] }) => powers)) {
      const { split, ties, high_if_tied, ...drawn } = { split: 0, ties: 0, high_if_tied: 0, ...power }; // in its words alone
      const signs = JSON.stringify([power.phase, signRows(BOX, tileWith(power))[0]?.signs]);
      expect(seen.get(signs) ?? drawn).toEqual(drawn);
      seen.set(signs, drawn);
    }
  });

  it("name those who may not, where most may", () => {
    const signs = written(BOX.tileOf("system_diversification"))[0]!;
    expect(signs.slice(0, 3)).toEqual([{ figure: "1–2" }, { figure: "≠" }, { die: "home" }]);
  });

  it("show from where and where to", () => {
    const arrow: Sign = { icon: "arrow" };
    expect(written(BOX.tileOf("operations_affinity"))[0]).toEqual([
      { icon: "die" },
      arrow,
      { icon: "face-explore" },
      { icon: "face-produce" },
    ]);
    expect(written(BOX.tileOf("isolation_policy"))[0]).toEqual([
      { figure: "1–2" },
      { icon: "face-explore" },
      arrow,
      { word: "roll.sign.any" },
    ]);
  });

  it("tell in one row what comes at once", () => {
    expect(written(BOX.tileOf("space_marines"))).toEqual([
      [
        { figure: "−1" },
        { icon: "die" },
        { figure: "·" },
        { credits: 1, more: true },
        { figure: "·" },
        { die: "military" },
        { icon: "arrow" },
        { icon: "cup" },
      ],
    ]);
  });

  it("leave out what has happened once a tile is placed", () => {
    expect(signRows(BOX, BOX.tileOf("hidden_fortress"))).toHaveLength(1);
    expect(signRows(BOX, BOX.tileOf("hidden_fortress"), true)).toHaveLength(0);
    expect(signRows(BOX, BOX.tileOf("space_piracy"), true)).toHaveLength(1);
  });
});
