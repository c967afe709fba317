import type { Question } from "../../wire/generated/messages";

export const promptOf = (question: Question | null | undefined): string => question?.prompt[0] ?? "";

export const refsOf = (question: Question | null | undefined): string[] =>
  (question?.options ?? []).flatMap(({ ref }) => ref ?? []);

const ABOUT_CARDS = new Set([
  "ask.discard",
  "ask.diplomacy_cards",
  "ask.tactic_cards",
  "ask.kind_words",
  "ask.keep",
  "ask.sell",
  "ask.swap_own",
  "ask.swap_row",
  "ask.pass_card",
  "ask.liberate_card",
  "ask.give",
]);

/** Is a question answered with cards? */
export const isAboutCards = (prompt: string): boolean => ABOUT_CARDS.has(prompt);

/** Questions that are answered with the cards of the hand, the cards drawn, or those face up on the table. */
export type CardPlace = "hand" | "drawn" | "row";

/** From which of them an answer comes: the same design may lie in several places. */
export function cardPlaceOf(prompt: string): CardPlace {
  if (prompt === "ask.keep") return "drawn";
  return prompt === "ask.swap_row" ? "row" : "hand";
}
