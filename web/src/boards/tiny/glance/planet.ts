import type { Sight } from "../../../table/sight";
import type { Figure, Glance } from "../../../ui/glance";
import { contentOf, pictureOf } from "../content";
import { sideName } from "../labels";
import { shipsAt, sidesOf, viewOf } from "../view";
import { t } from "./words";

/** A planet: what its action does, what it gives, how many steps it takes, and who is how far. */
export function planetGlance(sight: Sight, id: string): Glance | null {
  const planet = contentOf(sight).maybeRow("planet", id);
  if (!planet) return null;
  const { words } = sight;
  const track = words.name(`track:${planet.track}`);
  return {
    art: pictureOf(planet, 1),
    name: words.name(`planet:${id}`),
    kind: t("tiny.glance.planet", { resource: words.name(`resource:${planet.resource}`), track }),
    points: planet.vp,
    lines: [
      { sign: "colony", words: words.say([`planet.${id}.text`, {}]) },
      { sign: planet.track, words: t("tiny.glance.steps", { n: planet.advances, track }) },
    ],
    figures: figuresOf(sight, id, planet.advances),
    rule: "TINY-8.1",
  };
}

function figuresOf(sight: Sight, id: string, goal: number): Figure[] {
  const view = viewOf(sight);
  const owner = sidesOf(view).findIndex(({ colonies }) => colonies.includes(id));
  if (owner >= 0) return [{ seat: owner, words: t("tiny.colony_of", { side: sideName(sight, owner) }) }];
  return shipsAt(view, id).map(({ side, at, level }) => ({
    seat: side,
    ...(at === "orbit" ? { value: `${level}/${goal}` } : {}),
    words: t(at === "orbit" ? "tiny.glance.in_orbit" : "tiny.glance.landed", { side: sideName(sight, side) }),
  }));
}
