import type { Sight } from "../../../table/sight";
import type { Glance } from "../../../ui/glance";
import { pointsOf, seatGlance, seatIn } from "../../glances";
import { signed } from "../../signed";
import { contentOf } from "../content";
import { statusOf } from "../status";
import { viewOf, worldsHeld } from "../view";
import { actionGlance, goalGlance, goodGlance } from "./action";
import { partGlance } from "./parts";
import { tileGlance } from "./tile";
import { answerGlance } from "./ways";
import { t } from "./words";

export { books } from "./words";

/** What a thing or a part of this board says of itself. */
export function glance(sight: Sight, thing: string): Glance | null {
  const spoken = contentOf(sight).spokenOf(thing);
  if (!spoken) {
    const seat = seatIn(sight, thing);
    return seat === undefined ? (answerGlance(sight, thing) ?? partGlance(sight, thing)) : ofSeat(sight, seat);
  }
  if ("world" in spoken) return tileGlance(sight, spoken.world);
  if ("development" in spoken) return tileGlance(sight, spoken.development);
  if ("action" in spoken) return actionGlance(sight, spoken.action);
  return "goal" in spoken ? goalGlance(sight, spoken.goal) : goodGlance(sight, spoken.good);
}

function ofSeat(sight: Sight, seat: number): Glance | null {
  const player = viewOf(sight).players[seat];
  if (!player) return null;
  const { credits, colonists, chips, military, colonies, spaces, vp } = player;
  const figures = contentOf(sight).figures;
  const said = seatGlance(sight, seat, statusOf(sight, seat, false), [
    { sign: "credit", value: credits, words: t("frontiers.seat.credits") },
    { sign: "colonist", value: colonists, words: t("frontiers.glance.colonists", { n: colonists }) },
    { sign: "vp", value: chips, words: t("frontiers.seat.chips") },
    { sign: "military", value: signed(military), words: t("frontiers.glance.military") },
    {
      sign: "world",
      value: colonies.length,
      words: t("frontiers.glance.colonies", { n: colonies.length, of: figures.colonies }),
    },
    { value: worldsHeld(player), words: t("frontiers.glance.worlds", { of: figures.world_limit }) },
    {
      sign: "develop",
      value: spaces,
      words: t("frontiers.glance.spaces", { n: spaces, of: figures.development_spaces }),
    },
  ]);
  return { ...said, points: pointsOf(sight, seat, vp), note: t("frontiers.seat.now_hint") };
}
