import type { Sight } from "../../../table/sight";
import type { Glance } from "../../../ui/glance";
import { contentOf } from "../content";
import { FACE_ICONS } from "../dice";
import { attackInWords, shipInWords, sideName } from "../labels";
import { allShips, type Die, viewOf } from "../view";
import { t } from "./words";

/** A die, or a face that a die may be turned to: what it does, and how it stands. */
export function dieGlance(sight: Sight, face: string, state: Die["state"] | null): Glance | null {
  const { words } = sight;
  const row = contentOf(sight).maybeRow("face", face);
  if (!row) return null;
  return {
    sign: FACE_ICONS[face] ?? "die",
    name: words.name(`face:${face}`),
    kind: state === null ? t("tiny.glance.face") : t(`tiny.glance.die.${state}`),
    faces: contentOf(sight).contents.face.map(({ id }) => ({ sign: FACE_ICONS[id] ?? "die", tint: "#f6eeda" })),
    lines: [{ words: words.say([`face.${face}.text`, {}]) }],
    note: t("tiny.glance.follow", { n: contentOf(sight).contents.follow.culture }),
    rule: "TINY-2.3",
  };
}

/** A ship: whose it is, where it stands, and what it can do. */
export function shipGlance(sight: Sight, id: string): Glance | null {
  const ship = allShips(viewOf(sight)).find(({ ref }) => ref === `ship:${id}`);
  if (!ship) return null;
  const name = ship.planet ? sight.words.name(`planet:${ship.planet}`) : "";
  return {
    sign: "ship",
    name: shipInWords(sight, ship),
    kind: sideName(sight, ship.side),
    lines: [{ words: t(`tiny.glance.ship.${ship.at}`, { planet: name }) }],
    rule: ship.at === "locked" ? "TINY-4.13" : "TINY-4.1",
  };
}

export function missionGlance(sight: Sight, id: string): Glance | null {
  const row = contentOf(sight).maybeRow("mission", id);
  if (!row) return null;
  const { goal } = row;
  const tied = "vp_tied" in goal ? goal.vp_tied : goal.vp;
  return {
    sign: "mission",
    name: sight.words.name(`mission:${id}`),
    kind: t("tiny.glance.mission"),
    points: goal.vp,
    lines: [{ words: sight.words.say([`mission.${id}.text`, {}]) }],
    figures: tied === goal.vp ? [] : [{ value: tied, words: t("tiny.glance.tied") }],
    rule: "TINY-9.3",
  };
}

/** The automatic rival: what its level gives it, and when it rises. */
export function rogueGlance(sight: Sight, id: string): Glance | null {
  if (!contentOf(sight).maybeRow("rogue", id)) return null;
  const rogue = contentOf(sight).rogueOf(id);
  const seen = viewOf(sight).rogue;
  const level = rogue.levels.find((step) => step.level === seen?.empire);
  return {
    ...(seen ? { seat: viewOf(sight).seats } : { sign: "mission" }),
    name: sight.words.name(`rogue:${id}`),
    kind: sight.words.name(`tier:${id}`),
    ...(seen ? { points: seen.vp } : {}),
    lines: [
      ...(level ? [{ badge: String(level.level), words: attackInWords(sight, id, level.level) }] : []),
      { sign: "energy", words: t("tiny.rogue_energy", { n: rogue.max_energy }) },
      { sign: "culture", words: t("tiny.rogue_culture", { n: rogue.max_culture }) },
    ],
    figures: seen
      ? [
          { sign: "energy", value: seen.energy, words: sight.words.name("resource:energy") },
          { sign: "culture", value: seen.culture, words: sight.words.name("resource:culture") },
          { sign: "die", value: level?.dice ?? 0, words: t("tiny.glance.dice", { n: level?.dice ?? 0 }) },
        ]
      : [],
    rule: "TINY-10.6",
  };
}
