import type { Sight } from "../../../table/sight";
import type { Figure, Glance, Line } from "../../../ui/glance";
import { type Content, contentOf, type Design, hasVariableVp, type PowerPhase, pictureOf } from "../content";
import { factsOf, textRows } from "../labels";
import { viewOf } from "../view";
import { t } from "./words";

/** A card: its powers one by one, each with its phase, and how it stands where it lies. */
export function cardGlance(sight: Sight, card: Design, ref: string): Glance {
  return {
    art: pictureOf(card, 1),
    name: sight.words.name(`card:${card.id}`),
    kind: factsOf(sight.words, card),
    points: hasVariableVp(card) ? "?" : card.vp,
    lines: linesOf(sight, contentOf(sight), card),
    figures: figuresOf(sight, ref),
    rule: card.military ? "RACE-7.9" : card.kind === "development" ? "RACE-6.3" : "RACE-7.2",
  };
}

function linesOf(sight: Sight, content: Content, card: Design): Line[] {
  const now = viewOf(sight).phase;
  const isOf = (phase: PowerPhase) => phase === now || (phase === "trade" && now === "consume");
  return textRows(sight.words, card).flatMap(({ phase, when, says }) =>
    says.map((words): Line => {
      if (phase) return { badge: content.roman[phase], words, isNow: isOf(phase) };
      return when ? { badge: when, words } : { words };
    }),
  );
}

/** Where it lies in a tableau: its good, and what its text is worth by now. */
function figuresOf(sight: Sight, ref: string): Figure[] {
  const [, number] = /\.(\d+)/.exec(ref) ?? [];
  const placed = viewOf(sight).players.flatMap(({ tableau }) => tableau);
  const here = placed.find((card) => card.number === Number(number));
  if (!here) return [];
  return [
    ...(here.good ? [{ sign: "st-ready", words: t("race.card.holds_good") }] : []),
    ...(here.worth === undefined ? [] : [{ value: here.worth, words: t("race.glance.worth") }]),
  ];
}
