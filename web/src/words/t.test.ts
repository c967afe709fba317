import { expect, test } from "vitest";
import { type Books, learn, maybe, open, t, tWith } from "./t.svelte";

const book = (words: Record<string, string>) => () => Promise.resolve({ default: words });
const GAME: Books = { en: book({ "game.round": "Round {n}" }), fr: book({ "game.round": "Manche {n}" }) };
const OTHER: Books = { en: book({ "other.end": "The end" }), fr: book({ "other.end": "La fin" }) };

test("a game's sentences are said beside the client's, in each language that is learnt", async () => {
  const say = tWith<"game.round">();
  await learn("en");
  expect(maybe("game.round")).toBeUndefined();
  await open(GAME);
  expect([say("game.round", { n: 2 }), say("ui.close")]).toEqual(["Round 2", t("ui.close")]);
  await learn("fr");
  expect(say("game.round", { n: 2 })).toBe("Manche 2");
});

test("whoever waits for a book has it, whatever else is fetched meanwhile", async () => {
  await learn("en");
  const waits = [open(OTHER), learn("fr"), open(GAME)].map((wait) =>
    wait.then(() => [maybe("other.end"), maybe("game.round", { n: 1 })]),
  );
  expect(await Promise.all(waits)).toEqual(waits.map(() => ["La fin", "Manche 1"]));
});

test("a sentence that does not exist does not compile", () => {
  const say = tWith<"game.round">();
  // @ts-expect-error: not one of the client's own
  t("game.round");
  // @ts-expect-error: not one of the game's either
  expect(say("game.rounds")).toBe("game.rounds");
});
