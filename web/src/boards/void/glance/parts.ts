import type { Sight } from "../../../table/sight";
import type { Glance } from "../../../ui/glance";
import { nameOf } from "../../rowWords";
import { contentOf } from "../content";
import { viewOf } from "../view";
import { t } from "./words";

/** The parts of the board that are no things, by their `data-tell`. */
const PARTS: Readonly<Record<string, (sight: Sight) => Glance>> = {
  dial: endGlance,
  council: councilGlance,
  hand: handGlance,
  turn: (sight) => ({
    sign: "st-turn",
    name: t("void.glance.turn"),
    kind: t("void.glance.turn_kind", { ...contentOf(sight).figures }),
    lines: [{ words: t("void.glance.turn_any") }, { sign: "credit", words: t("void.glance.turn_end") }],
    figures:
      viewOf(sight).turn.seat === null ? [] : [{ value: viewOf(sight).turn.actions, words: t("void.glance.actions") }],
    rule: "VOID-7.1",
  }),
};

export const partGlance = (sight: Sight, thing: string): Glance | null =>
  PARTS[thing.replace(/:.*/, "")]?.(sight) ?? null;

function endGlance(sight: Sight): Glance {
  const content = contentOf(sight);
  const view = viewOf(sight);
  const planned = content.scoringRounds();
  const last = view.variant.short_game ? (planned.at(-2)?.round ?? content.figures.rounds) : content.figures.rounds;
  return {
    sign: "vp",
    name: t("void.glance.round", { n: view.round, of: last }),
    kind: t("void.glance.round_kind"),
    lines: [
      ...planned
        .filter(({ round }) => round <= last)
        .map(({ scoring, round }, i) => ({
          badge: "ABC"[i] ?? "",
          words: t("void.glance.scoring", { name: nameOf(scoring), n: round }),
          isNow: round === view.next_scoring,
        })),
      { sign: "token-event", words: t("void.glance.round_parts") },
    ],
    note: t("void.glance.end"),
    rule: "VOID-6.3",
  };
}

function councilGlance(sight: Sight): Glance {
  const { council, players, next_scoring, round } = viewOf(sight);
  const [first, second] = council;
  const own = sight.seat === null ? undefined : players[sight.seat];
  const most = Math.max(...players.map(({ influence }) => influence));
  return {
    sign: "void-influence",
    name: t("void.council.title"),
    kind:
      next_scoring === null ? t("void.glance.council_kind") : t("void.glance.council_in", { n: next_scoring - round }),
    lines: [
      { badge: "1", words: t("void.glance.council_first", { n: first }) },
      { badge: "2", words: t("void.glance.council_second", { n: second }) },
      { sign: "void-hand", words: t("void.glance.council_how") },
    ],
    figures: [
      ...players.map(({ influence }, seat) => ({ seat, value: influence, words: sight.words.name(`seat:${seat}`) })),
    ],
    note: own && own.influence < most ? t("void.glance.council_missing", { n: most - own.influence }) : "",
    rule: "VOID-10.5",
  };
}

function handGlance(sight: Sight): Glance {
  const { own, players, deck, discards } = viewOf(sight);
  const limit = sight.seat === null ? contentOf(sight).figures.hand_limit : (players[sight.seat]?.hand_limit ?? 0);
  return {
    sign: "hand",
    name: t("void.glance.hand"),
    kind: t("void.glance.hand_kind", { n: limit }),
    lines: [
      { sign: "void-hand", words: t("void.glance.hand_diplomacy") },
      { sign: "st-turn", words: t("void.glance.hand_tactic") },
    ],
    figures: [
      { value: own?.hand.length ?? 0, words: t("void.glance.in_hand") },
      { sign: "deck", value: deck, words: t("void.glance.in_deck") },
      { sign: "discard", value: discards.length, words: t("void.glance.discarded") },
    ],
    rule: "VOID-7.12",
  };
}
