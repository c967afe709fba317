import { expect, test } from "vitest";

const books = import.meta.glob<Record<string, string>>("./*/words.*.json", { eager: true, import: "default" });

test("how one answers tells what one touches; how many presses that takes depends on the answer, not on its question", () => {
  const hows = Object.values(books).flatMap((book) => Object.entries(book).filter(([id]) => id.includes(".how.")));
  expect(hows.length).toBeGreaterThan(50);
  expect(hows.filter(([, words]) => /encore une fois|deux fois|once more|twice/.test(words))).toEqual([]);
});
