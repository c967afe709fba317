import { beforeAll, expect, test } from "vitest";
import type { Question } from "../../wire/generated/messages";
import { learn, open } from "../../words/t.svelte";
import { rerollSaid } from "./price";

beforeAll(async () => {
  await learn("en");
  await open({ en: () => import("./words.en.json"), fr: () => import("./words.fr.json") });
});

const asked = (id: string, args: object) => ({ prompt: [id, args], low: 1, high: 3 }) as unknown as Question;

test("a reroll says what it costs and what is left", () => {
  expect(rerollSaid({ question: asked("ask.reroll", { cost: 1, rest: 3 }), picks: [0, 2] })).toEqual({
    act: "Reroll 2 dice, 1 energy",
    says: "You will have 3 energy left.",
  });
});

test("a reroll for nothing says so, and how many dice are picked", () => {
  const said = rerollSaid({ question: asked("ask.reroll", { cost: 0, rest: 4 }), picks: [1] });
  expect(said?.act).toBe("Reroll 1 die, free");
  expect(said?.says).toContain("1 chosen");
});

test("nothing is said before a die is picked, nor of another question", () => {
  expect(rerollSaid({ question: asked("ask.reroll", { cost: 1, rest: 3 }), picks: [] })).toBeNull();
  expect(rerollSaid({ question: asked("ask.convert", {}), picks: [0] })).toBeNull();
  expect(rerollSaid({ question: null, picks: [] })).toBeNull();
});
