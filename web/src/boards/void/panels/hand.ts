import type { Option, Question } from "../../../wire/generated/messages";
import type { Content } from "../content";
import { promptOf } from "../question";

/** Cards that can be added to the dice are of more use there than for their type. */
const HELPS = "diplomacy_before";

/** The cards of a hand that speak to this planet, those that are worth the least elsewhere first. */
export function cardsFor(content: Content, hand: readonly string[], space: string): string[] {
  const temperament = content.maybeRow("planet", space)?.temperament;
  const rows = hand
    .flatMap((id) => content.maybeRow("card", id) ?? [])
    .filter((row) => row.temperament === temperament);
  const rank = ({ window }: (typeof rows)[number]) => Number(window === HELPS);
  return rows.toSorted((a, b) => rank(a) - rank(b)).map(({ id }) => id);
}

/** How much a card adds to the dice. */
export function helpOf(content: Content, card: string): number {
  const power = content.maybeRow("card", card)?.power;
  return power?.kind === "diplomacy_bonus" ? power.amount : 0;
}

/** So many of these places, those that are chosen already first. */
export const chosenOf = (n: number, of: number, chosen: readonly number[]): number[] => {
  const others = Array.from({ length: of }, (_, i) => i).filter((i) => !chosen.includes(i));
  return [...chosen, ...others].slice(0, n).sort((a, b) => a - b);
};

/** The answer that plays exactly these cards, if that is what is asked. */
export const playing =
  (cards: readonly string[]) =>
  (question: Question): Option[] | undefined => {
    if (promptOf(question) !== "ask.diplomacy_cards") return undefined;
    const left = [...question.options];
    const found = cards.flatMap((card) => {
      const at = left.findIndex(({ ref }) => ref === `card:${card}`);
      return at < 0 ? [] : left.splice(at, 1);
    });
    return found.length === cards.length ? found : undefined;
  };
