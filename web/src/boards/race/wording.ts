import type { Outcome } from "../../wire/generated/messages";
import type { Catalog } from "../../words/catalog";
import { maybe } from "../../words/t.svelte";
import {
  type Action,
  cardOf,
  type Design,
  hasVariableVp,
  PHASES,
  type Phase,
  type PowerPhase,
  priceOf,
} from "./content";
import type { Standing } from "./phases";
import { t } from "./words";

/** "World, cost 3, 2 VP", and which goods it is about. */
export function factsOf(words: Catalog, card: Design, worth?: number): string {
  const kind =
    card.kind === "development" ? "race.card.development" : card.military ? "race.card.military" : "race.card.world";
  const facts = [
    t(kind, { n: priceOf(card) }),
    hasVariableVp(card) ? t("race.card.vp_by_text") : t("race.card.vp", { n: card.vp }),
  ];
  if (worth !== undefined) facts.push(t("race.card.worth", { n: worth }));
  if (card.good) {
    const good = words.name(`good:${card.good}`);
    facts.push(t(card.production === "windfall" ? "race.card.windfall" : "race.card.production", { good }));
  }
  return facts.join(", ");
}

/** All that a card says, for those who hear it read. */
export function labelOf(words: Catalog, card: Design, worth?: number): string {
  return `${words.name(`card:${card.id}`)}. ${factsOf(words, card, worth)}. ${textOf(words, card)}`;
}

export function textOf(words: Catalog, card: Design): string {
  return words.say([`card.${card.id}.text`, {}]);
}

/** One sentence of a card's text: when it counts, and what it says. */
export interface TextRow {
  when: string;
  says: string[];
}

const NEXT_SENTENCE = /(?<=\.)\s+(?=\p{Lu}\p{L}+\s?:)/u;
const WHEN = /^(\p{Lu}\p{L}+)\s?:\s+/u;
const NEXT_ENTRY = /,\s+(?=\d)/;

/** A card's text row by row; what a 6-cost development counts at the end becomes a list. */
export function textRows(text: string, isScored: boolean): TextRow[] {
  const sentences = text.split(NEXT_SENTENCE);
  return sentences.map((sentence, i) => {
    const when = WHEN.exec(sentence)?.[1] ?? "";
    const says = sentence.replace(WHEN, "");
    const isScore = isScored && i === sentences.length - 1;
    return { when, says: isScore ? says.replace(/\.$/, "").split(NEXT_ENTRY) : [capital(says)] };
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function phaseName(words: Catalog, phase: Phase): string {
  return words.name(`phase:${phase}`).replace(/^[IV]+ /, "");
}

/** What an action brings to who chose it, in a few words or in a sign or two. */
export function bonusOf(action: string, isShort = false): string {
  return maybe(`race.${isShort ? "bonus_short" : "bonus"}.${action}`) ?? "";
}

/** What everybody may do in a phase, whoever chose it. */
export function everyoneMay(phase: Phase): string {
  return maybe(`race.everyone.${phase}`) ?? "";
}

export function standingOf(standing: Standing): string {
  return maybe(`race.standing.${standing}`) ?? "";
}

export function actionIcon(action: Action): string {
  return action.id === "consume_trade" ? "trade" : action.phase;
}

export function cardNames(words: Catalog, numbers: readonly number[]): string {
  return numbers.map((number) => words.name(`card:${cardOf(number).id}`)).join(", ");
}

/** "1st" at the end of a game; who won together is told so. */
export function placeOf(outcome: Outcome, seat: number): string {
  if (!outcome.winners.includes(seat)) return t("race.seat.place", { n: outcome.places[seat] ?? 0 });
  return t(outcome.winners.length > 1 ? "race.seat.shares" : "race.seat.wins");
}

/** The phase that a row of a card's text begins with: the text names it as the phase itself, or as a sale. */
export function phaseOfRow(words: Catalog, when: string): PowerPhase | undefined {
  if (when === t("race.trade")) return "trade";
  return PHASES.find(({ id }) => phaseName(words, id) === when)?.id;
}
