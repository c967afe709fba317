import type { Sight } from "../../../table/sight";
import type { Glance } from "../../../ui/glance";
import { nameOf, textOf } from "../../rowWords";
import { type ActionName, type ActionRow, type Goal, type GoodRow, SIGN_OF_ACTION } from "../content";
import { chooserOf, standingOf, viewOf } from "../view";
import { t } from "./words";

/** The statement that sums it up. */
const RULES: Readonly<Record<ActionName, string>> = {
  retreat: "FRONT-4.1",
  develop: "FRONT-5.1",
  explore: "FRONT-6.1",
  settle: "FRONT-7.2",
  produce: "FRONT-8.1",
  trade_consume: "FRONT-9.1",
  send_envoys: "FRONT-10.1",
  plan_goals: "FRONT-14.2",
};

/** An action tile: what everybody does, what more the active player does, and who has it. */
export function actionGlance(sight: Sight, action: ActionRow): Glance {
  const view = viewOf(sight);
  const chooser = chooserOf(view, action.id);
  const standing = standingOf(view, action.id);
  const kind = t(`frontiers.glance.${standing}`, { name: chooser === null ? "" : sight.words.name(`seat:${chooser}`) });
  const [all = "", leader] = textOf(action).split(/\s*[;.]\s+(?=\S)/);
  const coins = action.id === "produce" ? view.tile_credits : 0;
  return {
    sign: SIGN_OF_ACTION[action.id],
    name: nameOf(action),
    kind,
    lines: [
      { sign: "users", words: all.replace(/\.?$/, "."), isNow: standing === "now" },
      ...(leader ? [{ sign: "lead", words: leader.charAt(0).toUpperCase() + leader.slice(1) }] : []),
    ],
    figures: coins ? [{ sign: "credit", value: coins, words: t("frontiers.glance.coins") }] : [],
    rule: RULES[action.id],
  };
}

/** A goal: from how many on it gives how much, and what everybody has for it. */
export function goalGlance(sight: Sight, goal: Goal): Glance {
  const { goals, players } = viewOf(sight);
  const place = goals.up.indexOf(goal.id);
  return {
    sign: "goal",
    name: nameOf(goal),
    kind: t("frontiers.glance.goal"),
    lines: [
      { words: textOf(goal) },
      ...goal.steps.map(({ at, vp }) => ({ badge: `${at}+`, words: t("frontiers.portrait.vp", { n: vp }) })),
    ],
    figures:
      place < 0
        ? []
        : players.map((player, seat) => ({
            seat,
            value: player.goals[place] ?? 0,
            words: sight.words.name(`seat:${seat}`),
          })),
    rule: "FRONT-14.4",
  };
}

/** A kind of good: what it is sold for, and how many are left. */
export function goodGlance(sight: Sight, good: GoodRow): Glance {
  const view = viewOf(sight);
  const price = sight.seat === null ? undefined : view.players[sight.seat]?.prices[good.id];
  return {
    sign: "trade",
    name: nameOf(good),
    lines: [
      { badge: "$", words: t("frontiers.portrait.price", { n: good.price }) },
      ...(price !== undefined && price !== good.price
        ? [{ badge: "+", words: t("frontiers.portrait.price_for_you", { n: price }) }]
        : []),
    ],
    figures: [{ words: t("frontiers.portrait.supply", { n: view.supply[good.id] ?? good.count, of: good.count }) }],
    rule: "FRONT-9.3",
  };
}
