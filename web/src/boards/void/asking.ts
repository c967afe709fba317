import type { Question } from "../../wire/generated/messages";

export const promptOf = (question: Question | null | undefined): string => question?.prompt[0] ?? "";

/** Questions that are answered with the cards of the hand, the cards drawn, or those face up on the table. */
export type CardPlace = "hand" | "drawn" | "row";

/** From which of them an answer comes: the same design may lie in several places. */
export function cardPlaceOf(prompt: string): CardPlace {
  if (prompt === "ask.keep") return "drawn";
  return prompt === "ask.swap_row" ? "row" : "hand";
}
