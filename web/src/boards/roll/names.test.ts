import { describe, expect, test, vi } from "vitest";
import { BOX } from "./content";
import { textOf } from "./names";

vi.mock("../../settings.svelte", () => ({ settings: { lang: "en" } })); // those of a browser

describe("a tile's text", () => {
  test("is the table's own where workers may be split (ROLL-A1)", () => {
    const split = BOX.contents.tile.filter(({ text_any }) => text_any);
    expect(split.length).toBeGreaterThan(0);
    for (const design of split) {
      expect(textOf(design, true)).toBe(design.text_any!.en);
      expect(textOf(design, false)).toBe(design.text?.en);
      expect(textOf(design, true)).not.toBe(textOf(design, false));
    }
  });
  test("is the same at all other tables", () => {
    for (const design of BOX.contents.tile.filter(({ text_any }) => !text_any))
      expect(textOf(design, true)).toBe(textOf(design, false));
  });
});
