import { expect, it } from "vitest";
import type { Question } from "../../../wire/generated/messages";
import type { Offer } from "../view";
import { dealQuestion, offerWith, partnerAsked, partnerOf, partsOf } from "./questions";

const question = (prompt: string, refs: string[] = [], caps: number[] = []): Question => ({
  id: 1,
  seat: 0,
  kind: "offer",
  prompt: [prompt, {}],
  rule: "VOID-15.4",
  low: 0,
  high: 0,
  targets: [],
  caps,
  options: refs.map((ref, code) => ({ code, ref })),
});

it("puts what is given and what is wanted on the two sides", () => {
  const asked = question("ask.offer", ["card:salvo", "give:credits", "give:gas", "temperament:peaceful", "want:credits", "want:metals"], [2, 7, 1, 2, 5, 1]); // biome-ignore format: refs and caps
  const { give, want } = partsOf(asked);
  expect(give.map(({ kind, most }) => [kind, most])).toEqual([
    ["card", 2],
    ["credits", 7],
    ["good", 1],
  ]);
  expect(want.map(({ kind, id, index }) => [kind, id, index])).toEqual([
    ["type", "peaceful", 3],
    ["credits", "credits", 4],
    ["good", "metals", 5],
  ]);
});

it("answers another’s offer before making one", () => {
  const asked = ["ask.offer", "ask.give", "ask.reply"].map((prompt) => question(prompt));
  expect(dealQuestion(asked)?.prompt[0]).toBe("ask.give");
  expect(dealQuestion(asked.toSpliced(1, 1))?.prompt[0]).toBe("ask.reply");
  expect(dealQuestion([question("ask.action")])).toBeNull();
});

it("finds the offer between two players", () => {
  const basket = { cards: [], types: {}, credits: 1, goods: [] };
  const offer = { by: 2, to: 0, gives: basket, wants: basket, is_counter: false, given: [] } as Offer;
  expect(offerWith([offer], 0, 2)).toBe(offer);
  expect(offerWith([offer], 0, 1)).toBeNull();
  expect(partnerOf(offer, 0)).toBe(2);
});

it("knows from the question whose offer it answers, where several have made one", () => {
  const reply = { ...question("ask.reply"), prompt: ["ask.reply", { side: "seat:2" }] as Question["prompt"] };
  const withdraw = { ...question("ask.withdraw"), prompt: ["ask.withdraw", { other: "seat:1" }] as Question["prompt"] };
  expect([reply, withdraw, question("ask.counter")].map(partnerAsked)).toEqual([2, 1, null]);
});
