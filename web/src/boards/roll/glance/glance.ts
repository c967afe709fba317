import type { Sight } from "../../../table/sight";
import type { Glance } from "../../../ui/glance";
import { pointsOf, seatGlance, seatIn } from "../../glances";
import { contentOf } from "../content";
import { statusOf } from "../status";
import { viewOf } from "../view";
import { dieGlance } from "./die";
import { partGlance } from "./parts";
import { phaseGlance } from "./phase";
import { taskGlance } from "./tasks";
import { tileGlance } from "./tile";
import { t } from "./words";

export { books } from "./words";

/** What a thing or a part of this board says of itself. */
export function glance(sight: Sight, thing: string): Glance | null {
  const content = contentOf(sight);
  const design = content.designOf(thing);
  if (design) return tileGlance(sight, design);
  const die = content.dieOf(thing);
  if (die) return dieGlance(sight, die, thing);
  const phase = content.phaseOf(thing);
  if (phase) return phaseGlance(sight, phase);
  const seat = seatIn(sight, thing);
  return seat === undefined ? (taskGlance(sight, thing) ?? partGlance(sight, thing)) : ofSeat(sight, seat);
}

function ofSeat(sight: Sight, seat: number): Glance | null {
  const player = viewOf(sight).players[seat];
  if (!player) return null;
  const { credits, chips, dice, tableau, vp } = player;
  const { credits_max, tableau_end } = contentOf(sight).figures;
  const said = seatGlance(sight, seat, statusOf(sight, seat, false), [
    { sign: "credit", value: credits, words: t("roll.glance.of_credits", { n: credits_max }) },
    { sign: "vp", value: chips, words: t("roll.glance.chips") },
    { sign: "die", value: dice, words: t("roll.glance.dice", { n: dice }) },
    { sign: "card", value: tableau.length, words: t("roll.glance.tiles_of", { n: tableau.length, end: tableau_end }) },
  ]);
  return { ...said, points: pointsOf(sight, seat, vp), note: t("roll.seat.now_hint") };
}
