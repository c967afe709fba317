import type { Sight } from "../../table/sight";
import { nameOf } from "../rowWords";
import { type Content, contentOf } from "./content";
import { named, spaceName } from "./names";
import type { Fleet, Lane, Space, Squadron, VoidView } from "./view";
import { ownerOfHome, spaceOf, viewOf } from "./view";
import { t } from "./words";

/** Whole sentences about the things on this table, for those who hear the page. */

type Reader = Pick<Sight, "view" | "words" | "seat" | "changes">;

const whoIs = ({ words, seat }: Reader, other: number): string =>
  other === seat ? t("seat.you") : words.name(`seat:${other}`);

/** "2 × Starfighter, 1 × Moth (damaged)", as the log says it: names of ships stay as they are printed. */
export function shipsSaid(content: Content, ships: readonly Squadron[]): string {
  return ships
    .map(({ ship, n, damaged }) => {
      const said = t("void.said.ships", { n, ship: named(content, "ship", ship) });
      return damaged ? `${said} (${t("void.said.damaged", { n: damaged })})` : said;
    })
    .join(", ");
}

export function fleetSaid(reader: Reader, fleet: Fleet, space: Space): string {
  const content = contentOf(reader);
  const who = whoIs(reader, fleet.seat);
  const name = spaceName(content, viewOf(reader), space);
  return t("void.said.fleet_at", { who, space: name, ships: shipsSaid(content, fleet.ships) });
}

/** A space, all that is there, and where its lanes lead. */
export function spaceSaid(reader: Reader, space: Space): string {
  const content = contentOf(reader);
  const view = viewOf(reader);
  const parts = [
    spaceName(content, view, space),
    ...whatItIs(content, space, (other) => whoIs(reader, other)),
    ...whatLiesThere(reader, content, space),
    lanesSaid(content, view, space.lanes),
  ];
  return `${parts.filter(Boolean).join(". ")}.`;
}

/** Who holds a planet now and what lies there: all that its card does not say. */
export function planetNow(reader: Reader, space: Space): string {
  const parts = [heldSaid(space, (other) => whoIs(reader, other)), ...whatLiesThere(reader, contentOf(reader), space)];
  const said = `${parts.join(". ")}.`;
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

function whatLiesThere(reader: Reader, content: Content, space: Space): string[] {
  const whose = (other: number) => whoIs(reader, other);
  const tokens = space.tokens.map((token) => {
    if (token === "infested" && space.infested !== null) return t("void.said.infested", { who: whose(space.infested) });
    return token === "space_port" && space.port !== null
      ? t("void.said.port", { who: whose(space.port) })
      : named(content, "token", token);
  });
  const fleets = space.fleets.map((fleet) =>
    t("void.said.fleet", { who: whose(fleet.seat), ships: shipsSaid(content, fleet.ships) }),
  );
  return [...tokens, ...fleets];
}

function whatItIs(content: Content, space: Space, whose: (seat: number) => string): string[] {
  const home = ownerOfHome(space.id);
  if (home !== null) {
    const isTaken = space.holder !== null && space.holder !== home;
    const taken = isTaken ? [t("void.said.conquered", { who: whose(space.holder!) })] : [];
    return [t("void.said.home", { who: whose(home) }), ...taken];
  }
  if (space.covered) return [t("void.said.covered")];
  const row = space.kind === "planet" ? content.maybeRow("planet", space.id) : undefined;
  if (!row) return [];
  const { credits, vp, influence } = space.gives ?? row;
  const facts = t("void.said.planet", {
    temperament: named(content, "temperament", row.temperament),
    good: named(content, "good", row.good),
    vp,
    credits,
    influence,
  });
  return [facts, heldSaid(space, whose)];
}

function heldSaid({ holder, held_as, ally }: Space, whose: (seat: number) => string): string {
  if (holder === null) return t("void.said.neutral");
  if (held_as === "ally") return t("void.said.ally", { who: whose(holder) });
  const conquered = t("void.said.conquered", { who: whose(holder) });
  return ally === null || ally === holder
    ? conquered
    : `${conquered}, ${t("void.said.was_ally", { who: whose(ally) })}`;
}

/** "Lanes to A 1, Vesk Prime (asteroids)" */
function lanesSaid(content: Content, view: VoidView, lanes: readonly Lane[]): string {
  const ends = lanes.map(({ to, obstacle, is_wormhole }) => {
    const space = spaceOf(view, to);
    const name = space ? spaceName(content, view, space) : to;
    const row = obstacle && content.maybeRow("obstacle", obstacle);
    if (is_wormhole) return `${name} (${t("void.said.wormhole")})`;
    return row ? `${name} (${nameOf(row)})` : name;
  });
  return ends.length ? t("void.said.lanes", { ends: ends.join(", ") }) : "";
}
