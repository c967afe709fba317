import { expect, test, vi } from "vitest";
import { nameOf, textOf } from "./rowWords";

const settings = vi.hoisted(() => ({ lang: "fr" }));
vi.mock("../settings.svelte", () => ({ settings })); // those of a browser

const ROW = { name: { en: "Why?", fr: "Pourquoi ?" }, text: { en: "+2: gain $3!", fr: "+2 : gagnez 3 $ !" } };

test("a row is said in the reader's language, and French signs keep to the word before them", () => {
  expect([nameOf(ROW), textOf(ROW)]).toEqual(["Pourquoi\u00a0?", "+2\u00a0: gagnez 3\u00a0$\u00a0!"]);
  settings.lang = "en";
  expect([nameOf(ROW), textOf(ROW)]).toEqual([ROW.name.en, ROW.text.en]);
});
