import type { Sight } from "../../../table/sight";
import type { Figure, Glance, Line } from "../../../ui/glance";
import { nameOf, textOf } from "../../rowWords";
import { contentOf, pictureOf } from "../content";
import { fleetSaid, shipsSaid } from "../labels";
import { named, spaceName, worldIn } from "../names";
import { ownerOfHome, type Space, spaceOf, viewOf } from "../view";
import { t } from "./words";

/** A space of the map: what it is and gives, who holds it and who is there, and where its lanes lead. */
export function spaceGlance(sight: Sight, space: Space): Glance {
  const content = contentOf(sight);
  const view = viewOf(sight);
  const planet = space.kind === "planet" && !space.covered ? content.maybeRow("planet", space.id) : undefined;
  const isWorld = space.kind === "planet" || space.kind === "home";
  return {
    ...(isWorld ? { art: pictureOf(worldIn(view, space.id), 1) } : { sign: "void-move" }),
    name: spaceName(content, view, space),
    kind: [kindOf(sight, space), planet ? named(content, "temperament", planet.temperament) : ""]
      .filter(Boolean)
      .join(", "),
    ...(planet ? { points: space.gives?.vp ?? planet.vp } : {}),
    lines: [
      ...(planet ? [{ sign: `temper-${planet.temperament}`, words: textOf(planet) }] : []),
      ...linesOf(sight, space),
    ],
    figures: spaceFigures(sight, space),
    rule: isWorld ? "VOID-9.5" : "VOID-7.6",
  };
}

function kindOf(sight: Sight, { kind, id, holder, held_as, covered }: Space): string {
  const who = (seat: number) => (seat === sight.seat ? t("seat.you") : sight.words.name(`seat:${seat}`));
  const home = ownerOfHome(id);
  if (home !== null && (holder === null || holder === home)) return t("void.said.home", { who: who(home) });
  if (covered) return t("void.said.covered");
  if (kind === "circle" || kind === "asteroids") return t(`void.glance.${kind}`);
  if (holder === null) return t("void.said.neutral");
  return t(held_as === "ally" ? "void.said.ally" : "void.said.conquered", { who: who(holder) });
}

/** What lies there, and what hinders on the way to its neighbours. */
function linesOf(sight: Sight, { tokens, lanes }: Space): Line[] {
  const content = contentOf(sight);
  const view = viewOf(sight);
  const ends = lanes.map(({ to, obstacle, is_wormhole }) => {
    const space = spaceOf(view, to);
    const name = space ? spaceName(content, view, space) : to;
    const row = obstacle && content.maybeRow("obstacle", obstacle);
    const how = is_wormhole ? t("void.said.wormhole") : row ? nameOf(row) : "";
    return how ? `${name} (${how})` : name;
  });
  return [
    ...tokens.map((token) => {
      const row = content.maybeRow("token", token);
      return { sign: `token-${token}`, words: row ? `${nameOf(row)}. ${textOf(row)}` : token };
    }),
    ...(ends.length ? [{ sign: "void-move", words: t("void.said.lanes", { ends: ends.join(", ") }) }] : []),
  ];
}

/** What it gives to whoever holds it, and the ships that stand there. */
export function spaceFigures(sight: Sight, { id, gives, fleets }: Space): Figure[] {
  const content = contentOf(sight);
  const row = content.maybeRow("planet", id);
  const now = gives ?? row;
  return [
    ...(now
      ? [
          { sign: "credit", value: now.credits, words: t("void.glance.a_turn") },
          { sign: "void-influence", value: now.influence, words: t("void.seat.influence") },
        ]
      : []),
    ...(row ? [{ words: named(content, "good", row.good) }] : []),
    ...fleets.map(({ seat, ships }) => ({ seat, words: shipsSaid(content, ships) })),
  ];
}

/** The ships of a seat in one space: how far they go, and how they fight. */
export function fleetGlance(sight: Sight, space: Space, seat: number): Glance | null {
  const content = contentOf(sight);
  const fleet = space.fleets.find((one) => one.seat === seat);
  if (!fleet) return null;
  return {
    seat,
    name: shipsSaid(content, fleet.ships),
    kind: fleetSaid(sight, { ...fleet, ships: [] }, space).replace(/\s*[:.]\s*$/, ""),
    lines: fleet.ships.flatMap(({ ship }) => {
      const row = content.maybeRow("ship", ship);
      if (!row) return [];
      const { move, attack, dice, hits, initiative } = row;
      const words = [
        t("void.portrait.move", { n: move }),
        t("void.portrait.attack", { n: attack, dice }),
        t("void.portrait.hits", { n: hits }),
        t("void.portrait.initiative", { n: initiative }),
      ];
      return [{ sign: `ship-${ship}`, words: `${nameOf(row)}${t("void.glance.colon")} ${words.join(", ")}.` }];
    }),
    rule: "VOID-7.6",
  };
}
