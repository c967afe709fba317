import type { Sight } from "../../../table/sight";
import type { Glance } from "../../../ui/glance";
import { pointsOf, seatGlance, seatIn } from "../../glances";
import { contentOf } from "../content";
import { named } from "../names";
import { subjectOf } from "../portraits/subject";
import { statusOf } from "../status";
import { planetsOf, shipsOf, showsPoints, spaceOf, viewOf } from "../view";
import { fleetGlance, spaceGlance } from "./galaxy";
import { partGlance } from "./parts";
import { subjectGlance } from "./subject";
import { t } from "./words";

export { books } from "./words";

/** References to a space, and to a fleet in one, as the map has them (`refs.ts`). */
const SPACE = /^(?:space|attack|diplomacy|infest|rescue|relief|pirates|rebellion|infestation|distress|leg):([\w]+)$/;
const FLEET = /^(?:fleet|ships|move|control):(\w+)\.(\d+)/;

/** What a thing or a part of this board says of itself. */
export function glance(sight: Sight, thing: string): Glance | null {
  const view = viewOf(sight);
  const fleet = FLEET.exec(thing);
  const at = fleet && spaceOf(view, fleet[1]!);
  if (at) return fleetGlance(sight, at, Number(fleet[2]));
  const space = SPACE.exec(thing) && spaceOf(view, SPACE.exec(thing)![1]!);
  if (space) return spaceGlance(sight, space);
  const subject = subjectOf(contentOf(sight), thing);
  if (subject) return subjectGlance(sight, subject);
  const seat = seatIn(sight, thing);
  return seat === undefined ? partGlance(sight, thing) : ofSeat(sight, seat);
}

function ofSeat(sight: Sight, seat: number): Glance | null {
  const view = viewOf(sight);
  const player = view.players[seat];
  if (!player) return null;
  const planets = planetsOf(player).length;
  const ships = shipsOf(view, seat);
  const said = seatGlance(sight, seat, statusOf(sight, seat, false), [
    { sign: "credit", value: player.credits, words: t("void.glance.credits", { n: player.income }) },
    { sign: "hand", value: player.cards, words: t("void.glance.cards", { n: player.cards, of: player.hand_limit }) },
    { sign: "world", value: planets, words: t("void.glance.planets", { n: planets }) },
    { sign: "void-influence", value: player.influence, words: t("void.seat.influence") },
    { sign: "ship-starcruiser", value: ships, words: t("void.glance.ships", { n: ships }) },
    {
      sign: "dev",
      value: player.technologies.length,
      words: t("void.glance.technologies", { n: player.technologies.length }),
    },
  ]);
  const race = player.race ? named(contentOf(sight), "race", player.race) : "";
  const isOpen = showsPoints(view, seat, sight.seat);
  return {
    ...said,
    kind: [race, said.kind].filter(Boolean).join(", "),
    ...(isOpen ? { points: pointsOf(sight, seat, player.vp), note: t("void.seat.vp_hint") } : {}),
  };
}
