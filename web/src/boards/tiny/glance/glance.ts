import type { Sight } from "../../../table/sight";
import type { Glance } from "../../../ui/glance";
import { pointsOf, seatGlance } from "../../glances";
import { contentOf } from "../content";
import { sideName } from "../labels";
import { statusOf } from "../status";
import { type Galaxy, sidesOf, viewOf } from "../view";
import { partGlance } from "./parts";
import { dieGlance, missionGlance, rogueGlance, shipGlance } from "./pieces";
import { planetGlance } from "./planet";
import { t } from "./words";

export { books } from "./words";

const OF: Readonly<Record<string, (sight: Sight, id: string) => Glance | null>> = {
  planet: planetGlance,
  orbit: planetGlance,
  surface: planetGlance,
  mission: missionGlance,
  face: (sight, id) => dieGlance(sight, id, null),
  die: (sight, id) => {
    const die = viewOf(sight).dice[Number(id)];
    return die ? dieGlance(sight, die.face, die.state) : null;
  },
  ship: shipGlance,
  rogue: rogueGlance,
  seat: (sight, id) => sideGlance(sight, Number(id)),
};

/** What a thing or a part of this board says of itself. */
export function glance(sight: Sight, thing: string): Glance | null {
  const [kind = "", id = ""] = thing.split(":");
  return (OF[kind] ?? ((_, rest) => partGlance(sight, kind, rest)))(sight, id.replace(/[@<].*$/, ""));
}

function sideGlance(sight: Sight, side: number): Glance | null {
  const seen: Galaxy | undefined = sidesOf(viewOf(sight))[side];
  if (!seen || !(side in sight.seats)) return null;
  const { dice, ships } = contentOf(sight).empireAt(seen.empire);
  const said = seatGlance(sight, side, { icon: "", text: statusOf(sight, side).text }, [
    { sign: "energy", value: seen.energy, words: sight.words.name("resource:energy") },
    { sign: "culture", value: seen.culture, words: sight.words.name("resource:culture") },
    { value: seen.empire, words: t("tiny.glance.level") },
    { sign: "die", value: dice, words: t("tiny.glance.dice", { n: dice }) },
    { sign: "ship", value: ships, words: t("tiny.glance.ships", { n: ships }) },
    { sign: "colony", value: seen.colonies.length, words: t("tiny.glance.colonies", { n: seen.colonies.length }) },
  ]);
  return { ...said, name: sideName(sight, side), points: pointsOf(sight, side, seen.vp), note: t("tiny.now_hint") };
}
