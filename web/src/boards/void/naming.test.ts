import { expect, it, vi } from "vitest";
import { BOX } from "./content";
import { textOf } from "./naming";

vi.mock("../../settings.svelte", () => ({ settings: { lang: "fr" } })); // those of a browser

it("keeps French signs to the word before them", () => {
  const texts = [...BOX.technology, ...BOX.card, ...BOX.event].map(textOf);
  expect(texts.some((text) => /\u00a0[:;?!]/.test(text))).toBe(true);
  expect(texts.filter((text) => / [:;?!]/.test(text))).toEqual([]);
});
