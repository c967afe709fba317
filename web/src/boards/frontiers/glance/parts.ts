import type { Sight } from "../../../table/sight";
import type { Glance } from "../../../ui/glance";
import { contentOf } from "../content";
import { seatsInOrder, viewOf } from "../view";
import { t } from "./words";

/** The parts of the board that are no things, by their `data-tell`. */
const PARTS: Readonly<Record<string, (sight: Sight, seat: number) => Glance | null>> = {
  dial: endGlance,
  order: (sight) => ({
    seat: seatsInOrder(viewOf(sight))[0] ?? 0,
    name: t("frontiers.order"),
    kind: seatsInOrder(viewOf(sight))
      .map((seat) => sight.words.name(`seat:${seat}`))
      .join(", "),
    lines: [
      { badge: "1", words: t("frontiers.glance.order") },
      { badge: "=", words: t("frontiers.glance.order_same") },
    ],
    rule: "FRONT-2.10",
  }),
  bag: (sight) => ({
    sign: "sack",
    name: t("frontiers.glance.bag", { n: viewOf(sight).bag }),
    kind: t("frontiers.glance.bag_kind"),
    lines: [{ sign: "explore", words: t("frontiers.glance.bag_draw", { ...contentOf(sight).figures }) }],
    rule: "FRONT-6.1",
  }),
  goals: (sight) => ({
    sign: "goal",
    name: t("frontiers.glance.goals", { n: viewOf(sight).goals.deck }),
    lines: [{ words: t("frontiers.glance.goals_draw", { ...contentOf(sight).figures }) }],
    rule: "FRONT-14.2",
  }),
  reserve: reserveGlance,
  spaces: spacesGlance,
  colonies: coloniesGlance,
};

/** `reserve:2` is that of a seat; without one it is the reader's. */
export function partGlance(sight: Sight, thing: string): Glance | null {
  const [part = "", seat] = thing.split(":");
  return PARTS[part]?.(sight, seat === undefined ? (sight.seat ?? 0) : Number(seat)) ?? null;
}

function endGlance(sight: Sight): Glance {
  const view = viewOf(sight);
  const { figures } = contentOf(sight);
  const most = (of: (seat: number) => number) => Math.max(...view.players.map((_, seat) => of(seat)));
  const colonies = most((seat) => view.players[seat]!.colonies.length);
  const spaces = most((seat) => view.players[seat]!.spaces);
  return {
    sign: "vp",
    name: t("frontiers.glance.end"),
    kind: t("frontiers.glance.end_when"),
    lines: [
      {
        sign: "vp",
        words: t("frontiers.glance.end_pool", { n: view.pool, of: view.pool_at_start }),
        isNow: view.last === "chips",
      },
      {
        sign: "colonist",
        words: t("frontiers.glance.end_colonists", { n: view.colonist_pool, left: figures.colonists_left }),
        isNow: view.last === "colonists",
      },
      {
        sign: "world",
        words: t("frontiers.glance.end_colonies", { n: figures.colonies + 1, most: colonies }),
        isNow: view.last === "colonies",
      },
      {
        sign: "develop",
        words: t("frontiers.glance.end_spaces", { n: figures.development_spaces + 1, most: spaces }),
        isNow: view.last === "developments",
      },
    ],
    note: t("frontiers.glance.end_note"),
    rule: "FRONT-11.1",
  };
}

function reserveGlance(sight: Sight, seat: number): Glance | null {
  const player = viewOf(sight).players[seat];
  if (!player) return null;
  return {
    sign: "credit",
    name: t("frontiers.reserve"),
    kind: t("frontiers.glance.reserve"),
    lines: [
      { sign: "credit", words: t("frontiers.glance.reserve_credits") },
      { sign: "colonist", words: t("frontiers.glance.reserve_colonists", { ...contentOf(sight).figures }) },
    ],
    figures: [
      { sign: "credit", value: player.credits, words: t("frontiers.seat.credits") },
      { sign: "colonist", value: player.colonists, words: t("frontiers.glance.colonists", { n: player.colonists }) },
    ],
    rule: "FRONT-A34",
  };
}

function coloniesGlance(sight: Sight, seat: number): Glance | null {
  const player = viewOf(sight).players[seat];
  const { colonies: most } = contentOf(sight).figures;
  if (!player) return null;
  return {
    sign: "world",
    name: t("frontiers.glance.colonies_name", { n: player.colonies.length, of: most }),
    kind: t("frontiers.glance.colonies_kind"),
    lines: [{ badge: `${most + 1}`, words: t("frontiers.glance.colonies_end") }],
    rule: "FRONT-7.10",
  };
}

function spacesGlance(sight: Sight, seat: number): Glance | null {
  const player = viewOf(sight).players[seat];
  const { development_spaces: most } = contentOf(sight).figures;
  if (!player) return null;
  return {
    sign: "develop",
    name: t("frontiers.glance.spaces_name", { n: player.spaces, of: most }),
    kind: t("frontiers.glance.spaces_kind"),
    lines: [{ badge: `${most + 1}`, words: t("frontiers.glance.spaces_end") }],
    rule: "FRONT-11.1",
  };
}
