import type { Catalog } from "../../words/catalog";
import { maybe } from "../../words/t.svelte";
import { signRows } from "./cards/signs";
import { type ActionRow, type Design, hasVariableVp, type Phase, type PowerPhase } from "./content";
import type { Standing } from "./phases/phases";
import type { SeenCard } from "./view";
import { t } from "./words";

/** "World, cost 3, 2 VP", and which goods it is about. */
export function factsOf(words: Catalog, card: Design, worth?: number): string {
  const kind =
    card.kind === "development" ? "race.card.development" : card.military ? "race.card.military" : "race.card.world";
  const facts = [
    t(kind, { n: card.cost }),
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

/** One row of a card's text: when it counts, and what it says. */
export interface TextRow {
  phase: PowerPhase | null;
  when: string;
  says: string[];
}

/** A card's text row by row; what a 6-cost development counts at the end is a list. */
export function textRows(words: Catalog, card: Design): TextRow[] {
  const say = (part: string) => words.say([`card.${card.id}.${part}`, {}]);
  const when = (id: string) => words.say([`printed.when.${id}`, {}]);
  const rows: TextRow[] = signRows(card).map(({ phase, power }) => ({
    phase,
    when: phase === "trade" ? when("trade") : phaseName(words, phase),
    says: [capital(say(power === null ? "good" : `power.${power}`))],
  }));
  if (card.production === "windfall") {
    rows.unshift({ phase: null, when: when("windfall"), says: [capital(say("good"))] });
  }
  if (card.score) {
    rows.push({ phase: null, when: when("end"), says: card.score.map((_, entry) => say(`score.${entry}`)) });
  }
  return rows.length ? rows : [{ phase: null, when: "", says: [textOf(words, card)] }];
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

export function actionIcon(action: ActionRow): string {
  return action.id === "consume_trade" ? "trade" : action.phase;
}

export function cardNames(words: Catalog, cards: readonly SeenCard[]): string {
  return cards.map(({ card }) => words.name(`card:${card}`)).join(", ");
}
