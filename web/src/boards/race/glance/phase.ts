import type { Sight } from "../../../table/sight";
import type { Glance } from "../../../ui/glance";
import { type ActionRow, contentOf, type GoodRow, type Phase, type PhaseRow } from "../content";
import { actionIcon, everyoneMay, phaseName, standingOf } from "../labels";
import { track } from "../phases/phases";
import { viewOf } from "../view";
import { t } from "./words";

/** The statement that sums it up. */
const RULES: Readonly<Record<Phase, string>> = {
  explore: "RACE-5.1",
  develop: "RACE-6.1",
  settle: "RACE-7.1",
  consume: "RACE-8.1",
  produce: "RACE-9.1",
};

/** A phase of the round: what everybody may do, and what more those may who chose it. */
export function phaseGlance(sight: Sight, { id, roman }: PhaseRow): Glance {
  const { words } = sight;
  const stand = track(contentOf(sight), viewOf(sight)).find((phase) => phase.id === id);
  const isNow = stand?.standing === "now";
  const bonuses = (stand?.chosen ?? []).map(({ action, seats }) => ({
    badge: "+",
    words: t("race.glance.bonus", {
      names: seats.map((seat) => words.name(`seat:${seat}`)).join(", "),
      text: words.say([`action.${action}.text`, {}]),
    }),
  }));
  return {
    sign: id,
    name: t("race.glance.phase", { roman, name: phaseName(words, id) }),
    kind: stand ? standingOf(stand.standing) : t("race.glance.open"),
    lines: [{ badge: roman, words: everyoneMay(id), isNow }, ...bonuses],
    rule: RULES[id],
  };
}

/** An action that may be chosen: what all do then, and what only those do who choose it. */
export function actionGlance(sight: Sight, action: ActionRow): Glance {
  const { words } = sight;
  return {
    sign: actionIcon(action),
    name: words.name(`action:${action.id}`),
    kind: t("race.glance.phase", { roman: contentOf(sight).roman[action.phase], name: phaseName(words, action.phase) }),
    lines: [
      { sign: "users", words: everyoneMay(action.phase) },
      { sign: "st-turn", words: words.say([`action.${action.id}.text`, {}]) },
    ],
    note: t("race.glance.action_note"),
    rule: RULES[action.phase],
  };
}

/** A kind of good: what it is sold for. */
export function goodGlance(sight: Sight, good: GoodRow): Glance {
  return {
    sign: "trade",
    name: sight.words.name(`good:${good.id}`),
    lines: [{ badge: "$", words: t("race.good.price", { n: good.price }) }],
    rule: "RACE-8.10",
  };
}
