import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BOX } from "../content";
import en from "../words.en.json";
import fr from "../words.fr.json";
import { signRows } from "./signs";

const sprite = readFileSync(new URL("../../../../art/icons.svg", import.meta.url), "utf8");
const all = BOX.contents.card.flatMap((card) => signRows(card));
const signs = all.flatMap((row) => row.signs);

describe("powers in signs", () => {
  it("every power of every card is written", () => {
    expect(all.filter((row) => !row.signs.length)).toEqual([]);
    for (const card of BOX.contents.card) {
      const own = card.production === "production" ? 1 : 0;
      expect(signRows(card)).toHaveLength((card.powers?.length ?? 0) + own);
    }
  });

  it("use signs and words that exist", () => {
    for (const sign of signs) {
      if ("icon" in sign) expect(sprite).toContain(`id="i-${sign.icon}"`);
      if ("good" in sign) expect(sprite).toContain(`id="g-${sign.good}"`);
      if ("word" in sign) expect([sign.word in en, sign.word in fr]).toEqual([true, true]);
    }
  });

  it("keep each power's place on its card", () => {
    const rows = signRows(BOX.designOf("card:mining_world")!);
    expect(rows.map(({ power, phase }) => [power, phase])).toEqual([
      [null, "produce"],
      [0, "produce"],
    ]);
  });

  it("tell less from more", () => {
    const [row] = signRows(BOX.designOf("card:replicant_robots")!);
    expect(row?.signs[0]).toEqual({ figure: "−2" });
    const [loss] = signRows(BOX.designOf("card:empath_world")!);
    expect(loss?.signs[1]).toEqual({ figure: "−1" });
  });
});
