import { expect, test } from "vitest";
import { bound } from "./lineBreaks";

const isButton = ({ ref }: { ref?: string }) => !!ref;
const sentence = (pieces: readonly { text: string; before?: string; after?: string }[]) =>
  pieces.map(({ text, before = "", after = "" }) => before + text + after).join("");

test("brackets, quotes, commas and stops stay beside what they belong to", () => {
  const pieces = [
    { text: "A good on " },
    { text: "Comet Zone", ref: "card:1" },
    { text: " (" },
    { text: "Rare", ref: "good:rare" },
    { text: "), and «\u00a0" },
    { text: "Other", ref: "card:2" },
    { text: "\u00a0»." },
  ];
  const found = bound(pieces, isButton);
  expect(found.filter(isButton).map(({ before, after }) => [before, after])).toEqual([
    ["", ""],
    ["(", "),"],
    ["«\u00a0", "\u00a0»."],
  ]);
  expect(sentence(found)).toBe(sentence(pieces));
});

test("nothing is bound to plain words", () => {
  expect(bound([{ text: "(a)" }, { text: "b" }], isButton).map(({ text }) => text)).toEqual(["(a)", "b"]);
});
