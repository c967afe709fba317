import type { Sight } from "../../../table/sight";
import type { Glance } from "../../../ui/glance";
import { contentOf } from "../content";
import { viewOf } from "../view";
import { t } from "./words";

/** The parts of the board that are no things, by their `data-tell`. */
const PARTS: Readonly<Record<string, (sight: Sight) => Glance>> = {
  dial: endGlance,
  deck: (sight) => ({
    sign: "draw",
    name: t("race.glance.deck", { n: viewOf(sight).deck }),
    kind: t("race.glance.deck_kind"),
    lines: [{ badge: "I", words: t("race.glance.deck_draw", { ...contentOf(sight).contents.figures }) }],
    rule: "RACE-2.11",
  }),
  discard: (sight) => ({
    sign: "discard",
    name: t("race.glance.discard", { n: viewOf(sight).discards }),
    kind: t("race.glance.discard_kind"),
    lines: [{ words: t("race.glance.discard_in") }],
    rule: "RACE-2.11",
  }),
};

export const partGlance = (sight: Sight, part: string): Glance | null => PARTS[part]?.(sight) ?? null;

function endGlance(sight: Sight): Glance {
  const { pool, players } = viewOf(sight);
  const { tableau_end, chips_per_player } = contentOf(sight).contents.figures;
  return {
    sign: "vp",
    name: t("race.glance.end"),
    kind: t("race.glance.end_when"),
    lines: [
      {
        sign: "vp",
        words: t("race.glance.end_pool", { pool, of: chips_per_player * players.length }),
        isNow: pool <= 0,
      },
      {
        badge: String(tableau_end),
        words: t("race.glance.end_cards", { end: tableau_end }),
        isNow: players.some(({ tableau }) => tableau.length >= tableau_end),
      },
    ],
    figures: players.map(({ tableau }, seat) => ({
      seat,
      value: tableau.length,
      words: sight.words.name(`seat:${seat}`),
    })),
    note: t("race.glance.end_note"),
    rule: "RACE-11.1",
  };
}
