import { beforeAll, expect, test } from "vitest";
import { learn } from "../../words/t.svelte";
import { sourceWords } from "./source";

const BOOKS = import.meta.glob<{ default: { statement: { id: string; source: string; kind?: string }[] } }>(
  "../../../../src/astrarium/games/*/rules.toml",
  { eager: true },
);

const said = (source: string, kind = "rule") => sourceWords({ source, kind });

beforeAll(() => learn("fr"));

test("the rulebook is told as such, without lines that no reader could find in it", () => {
  expect(said("L92")).toBe("livret");
  expect(said("L423-425, L430, card")).toBe("livret · imprimé sur la carte");
  expect(said("GAME-2.4, GAME-A6")).toBe("découle de GAME-2.4, GAME-A6");
});

test("what is our decision says so once", () => {
  expect(said("ruling", "ruling")).toBe("");
  expect(said("ruling, faq", "ruling")).toBe("questions et réponses sur BoardGameGeek");
  expect(said("card, ruling")).toBe("imprimé sur la carte · notre décision");
});

test("a mark of somebody else’s game stays as it is", () => {
  expect(said("p. 4")).toBe("p. 4");
});

test("every mark of our own games has words", async () => {
  const rows = Object.values(BOOKS).flatMap((book) => book.default.statement);
  expect(rows.length).toBeGreaterThan(200);
  const marks = new Set(rows.flatMap(({ source = "" }) => source.split(", ")).filter(Boolean));
  const bare = [...marks].filter((mark) => said(mark) === mark);
  expect(bare).toEqual([]);
  await learn("en");
  expect([...marks].filter((mark) => said(mark) === mark)).toEqual([]);
  expect(said("recalled")).toBe("from memory of the printed rules; not in our copy");
});
