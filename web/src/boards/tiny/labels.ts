import type { Sight } from "../../table/sight";
import { contentOf } from "./content";
import { type Ship, sideRef, viewOf } from "./view";
import { t } from "./words";

/** Names of sides, and whole sentences about the things on this table for those who hear the page. */

export function sideName(sight: Sight, side: number): string {
  const view = viewOf(sight);
  if (side < view.seats || view.rogue?.id) return sight.words.name(sideRef(view, side));
  return t("tiny.rogue");
}

/** Where a ship is, in the words of the table. */
export function shipInWords(sight: Sight, ship: Ship): string {
  const view = viewOf(sight);
  const { at, planet } = ship;
  const args = {
    side: sideRef(view, ship.side),
    ship: ship.no + 1,
    place: planet ? `${at}:${planet}` : `place:${at}`,
    level: ship.level,
    goal: planet ? contentOf(sight).planetOf(planet).advances : 0,
  };
  const kind = ship.side === sight.seat ? "ship" : "enemy_ship";
  return sight.words.say([`option.${kind}${at === "orbit" ? "_in_orbit" : ""}`, args]);
}

export function planetInWords(sight: Sight, id: string, ships: readonly Ship[] = []): string {
  const { words } = sight;
  const { vp, resource, track, advances } = contentOf(sight).planetOf(id);
  const facts = t("tiny.planet_label", {
    planet: words.name(`planet:${id}`),
    vp,
    resource: words.name(`resource:${resource}`),
    track: words.name(`track:${track}`),
    n: advances,
    text: words.say([`planet.${id}.text`, {}]),
  });
  const there = ships.map((ship) => {
    const side = sideName(sight, ship.side);
    if (ship.at === "surface") return t("tiny.ship_on_surface", { side });
    return t("tiny.ship_in_orbit", { side, level: ship.level, goal: advances });
  });
  return [facts, ...there].join(" ");
}

export function colonyInWords(sight: Sight, id: string): string {
  const { words } = sight;
  return t("tiny.colony_label", {
    planet: words.name(`planet:${id}`),
    vp: contentOf(sight).planetOf(id).vp,
    text: words.say([`planet.${id}.text`, {}]),
  });
}

export function missionInWords(sight: Sight, id: string): string {
  const { words } = sight;
  return t("tiny.mission_label", { mission: words.name(`mission:${id}`), text: words.say([`mission.${id}.text`, {}]) });
}

/** What a Utilize die of a Rogue does at a level. */
export const attackInWords = ({ words }: Sight, rogue: string, level: number): string =>
  words.name(`attack:${rogue}_${level}`);

/** What a mission is worth at best. */
export const missionVp = (sight: Sight, id: string): number => contentOf(sight).missionOf(id).goal.vp;
