import type { Sight } from "../../../table/sight";
import type { Glance } from "../../../ui/glance";
import { contentOf } from "../content";
import { diceSaid } from "../names";
import { type Dice, sizeOf, viewOf } from "../view";
import { t } from "./words";

/** The parts of the board that are no things, by their `data-tell`. */
const PARTS: Readonly<Record<string, (sight: Sight, seat: number) => Glance>> = {
  dial: endGlance,
  bag: bagGlance,
  credits: creditsGlance,
  citizenry: citizenryGlance,
  cup: cupGlance,
  dictate: dictateGlance,
  screen: screenGlance,
};

/** `cup:2` is the cup of a seat; without one it is the reader's. */
export function partGlance(sight: Sight, thing: string): Glance | null {
  const [part = "", seat] = thing.split(":");
  const whose = seat === undefined ? (sight.seat ?? 0) : Number(seat);
  return viewOf(sight).players[whose] ? (PARTS[part]?.(sight, whose) ?? null) : null;
}

function endGlance(sight: Sight): Glance {
  const { pool, pool_at_start, players } = viewOf(sight);
  const { tableau_end } = contentOf(sight).figures;
  return {
    sign: "vp",
    name: t("roll.glance.end"),
    kind: t("roll.glance.end_when"),
    lines: [
      { sign: "vp", words: t("roll.glance.end_pool", { pool, of: pool_at_start }), isNow: pool <= 0 },
      {
        badge: String(tableau_end),
        words: t("roll.glance.end_tiles", { end: tableau_end }),
        isNow: players.some(({ tableau }) => tableau.length >= tableau_end),
      },
    ],
    figures: players.map(({ tableau }, seat) => ({
      seat,
      value: tableau.length,
      words: sight.words.name(`seat:${seat}`),
    })),
    note: t("roll.glance.end_note"),
    rule: "ROLL-11.6",
  };
}

function bagGlance(sight: Sight): Glance {
  const { bag } = viewOf(sight);
  const { scout_draws } = contentOf(sight).figures;
  return {
    sign: "draw",
    name: t("roll.glance.bag", { n: bag }),
    kind: t("roll.glance.bag_kind"),
    lines: [{ badge: "I", words: t("roll.glance.bag_draw", { n: scout_draws }) }],
    rule: "ROLL-7.2",
  };
}

function creditsGlance(sight: Sight, seat: number): Glance {
  const { figures, prices } = contentOf(sight);
  const n = viewOf(sight).players[seat]!.credits;
  const sales = Object.values(prices);
  return {
    sign: "credit",
    name: t("roll.glance.credits", { n, most: figures.credits_max }),
    kind: t("roll.glance.credits_kind", { most: figures.credits_max }),
    lines: [
      {
        badge: "+",
        words: t("roll.glance.credits_up", {
          stock: figures.stock_credits,
          low: Math.min(...sales),
          high: Math.max(...sales),
        }),
      },
      { badge: "−", words: t("roll.glance.credits_down", { n: figures.recruit_cost }) },
      { badge: "=", words: t("roll.glance.credits_least", { n: figures.credits_after_recruiting }) },
    ],
    rule: "ROLL-0.11",
  };
}

const diceLine = (sight: Sight, dice: Dice) =>
  sizeOf(dice) ? [{ value: sizeOf(dice), words: diceSaid(contentOf(sight), dice) }] : [];

function citizenryGlance(sight: Sight, seat: number): Glance {
  const { citizenry } = viewOf(sight).players[seat]!;
  return {
    sign: "citizens",
    name: t("roll.table.citizenry"),
    kind: t("roll.glance.citizenry_kind"),
    lines: [
      { badge: "+", words: t("roll.glance.citizenry_in") },
      { badge: "−", words: t("roll.glance.citizenry_out", { n: contentOf(sight).figures.recruit_cost }) },
    ],
    figures: diceLine(sight, citizenry),
    rule: "ROLL-11.1",
  };
}

function cupGlance(sight: Sight, seat: number): Glance {
  const { cup } = viewOf(sight).players[seat]!;
  return {
    sign: "cup",
    name: t("roll.table.cup"),
    kind: t("roll.glance.cup_kind", { n: sizeOf(cup) }),
    lines: [
      { badge: "+", words: t("roll.glance.cup_in") },
      { badge: "−", words: t("roll.glance.cup_out") },
    ],
    figures: diceLine(sight, cup),
    rule: "ROLL-0.7",
  };
}

/** While workers are assigned, what somebody has rolled lies behind their screen. */
function screenGlance(sight: Sight, seat: number): Glance {
  const { cup } = viewOf(sight).players[seat]!;
  return {
    sign: "screen",
    name: t("roll.table.behind"),
    kind: t("roll.glance.screen_kind"),
    figures: diceLine(sight, cup),
    rule: "ROLL-4.18",
  };
}

function dictateGlance(): Glance {
  return {
    sign: "dictate",
    name: t("roll.table.dictate"),
    kind: t("roll.table.dictate_when"),
    lines: [{ words: t("roll.glance.dictate") }, { words: t("roll.glance.dictate_price") }],
    rule: "ROLL-4.7",
  };
}
