import { expect, test } from "vitest";
import { fits, marked, wanted } from "./search";

const statement = { id: "GAME-6.3", words: "Le coût d’un développement se paie en défaussant des cartes de sa main." };

test.each([
  ["nothing", "", true],
  ["a word", "cartes", true],
  ["a part of a word", "développ", true],
  ["a word without its accents", "cout developpement", true],
  ["words in another order", "main coût", true],
  ["another case", "COÛT", true],
  ["the other apostrophe", "d'un", true],
  ["its number", "6.3", true],
  ["its number and a word", "game-6 main", true],
  ["a word that it does not have", "coût monde", false],
])("finds a statement by %s", (_, query, found) => {
  expect(fits(statement, wanted(query))).toBe(found);
});

function brackets(text: string, query: string): string {
  return marked(text, wanted(query))
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join("");
}

test.each([
  ["nothing", "Un tour", "", "Un tour"],
  ["every place", "Un monde, deux mondes", "monde", "Un [monde], deux [monde]s"],
  ["accents as they are written", "Le coût", "cout", "Le [coût]"],
  ["one letter that is compared as two", "un œil", "oe", "un [œ]il"],
  ["words that overlap as one place", "colonisation", "colonis isation", "[colonisation]"],
  ["the very end", "une main", "main", "une [main]"],
])("marks %s", (_, text, query, expected) => {
  expect(brackets(text, query)).toBe(expected);
});
