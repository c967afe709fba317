import type { Sight } from "../../../table/sight";
import type { Glance } from "../../../ui/glance";
import { pointsOf, seatGlance, seatIn } from "../../glances";
import { signed } from "../../signed";
import { contentOf } from "../content";
import { statusOf } from "../status";
import { viewOf } from "../view";
import { cardGlance } from "./card";
import { partGlance } from "./parts";
import { actionGlance, goodGlance, phaseGlance } from "./phase";
import { t } from "./words";

export { books } from "./words";

/** What a thing or a part of this board says of itself. */
export function glance(sight: Sight, thing: string): Glance | null {
  const content = contentOf(sight);
  const card = thing.startsWith("card:") ? content.designOf(thing) : undefined;
  if (card) return cardGlance(sight, card, thing);
  const action = thing.startsWith("action:") ? content.actionOf(thing) : undefined;
  if (action) return actionGlance(sight, action);
  const phase = content.contents.phase.find(({ id }) => thing === `phase:${id}`);
  if (phase) return phaseGlance(sight, phase);
  const good = content.contents.good.find(({ id }) => thing === `good:${id}`);
  if (good) return goodGlance(sight, good);
  const seat = seatIn(sight, thing);
  return seat === undefined ? partGlance(sight, thing) : ofSeat(sight, seat);
}

function ofSeat(sight: Sight, seat: number): Glance | null {
  const player = viewOf(sight).players[seat];
  if (!player) return null;
  const { hand, chips, military, boost, tableau, vp } = player;
  const { tableau_end } = contentOf(sight).contents.figures;
  const said = seatGlance(sight, seat, statusOf(sight, seat, false), [
    { sign: "hand", value: hand, words: t("race.stat.hand") },
    { sign: "vp", value: chips, words: t("race.stat.chips") },
    { sign: "military", value: signed(military + boost), words: t("race.stat.military") },
    { sign: "card", value: tableau.length, words: t("race.glance.placed", { n: tableau.length, end: tableau_end }) },
  ]);
  return { ...said, points: pointsOf(sight, seat, vp), note: t("race.now_hint") };
}
