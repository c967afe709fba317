import { expect, test } from "vitest";
import shared from "../../../tests/kernel/sentences.json";
import { Catalog, type Lang, type Text } from "./catalog";

// The kernel's own catalogue says the same sentences (tests/kernel/test_sentences.py).
test.each(shared.cases)("$lang $text says $said", ({ lang, text, said, you }) => {
  const catalog = new Catalog(lang as Lang, shared.words[lang as Lang]).withNames(shared.names, you);
  expect(catalog.say(text as unknown as Text)).toBe(said);
});

test("the pieces of a sentence tell which of them are things", () => {
  const catalog = new Catalog("en", { ...shared.words.en, "card.harbour": "Harbour" }, shared.names);
  expect(catalog.pieces(["drew", { side: "card:harbour,seat:0", n: 2 }])).toEqual([
    { text: "Harbour", ref: "card:harbour" },
    { text: ", " },
    { text: "Ann", ref: "seat:0" },
    { text: " draws " },
    { text: "2" },
    { text: " " },
    { text: "cards" },
    { text: "." },
  ]);
});
