import { nameOf } from "../../rowWords";
import { type Content, type Development, hasBonus, isWorld, kindOf, spacesOf, type Tile, type World } from "../content";
import { t } from "../words";

/** "Military world, defence 6, 2 colonists to settle it, 6 VP." */
export function factsOf(content: Content, tile: Tile): string {
  return `${[...(isWorld(tile) ? worldFacts(content, tile) : developmentFacts(tile)), pointsOf(tile)].join(", ")}.`;
}

const pointsOf = (tile: Tile): string =>
  hasBonus(tile) ? t("frontiers.portrait.bonus") : t("frontiers.portrait.vp", { n: tile.vp });

function worldFacts(content: Content, world: World): string[] {
  const { cost, colonists, military } = world;
  return [
    t(military ? "frontiers.portrait.military_world" : "frontiers.portrait.world"),
    t(military ? "frontiers.portrait.defence" : "frontiers.portrait.cost", { n: cost }),
    // Nobody settles a start colony.
    ...(content.matOf(world) ? [] : [t("frontiers.portrait.colonists", { n: colonists })]),
  ];
}

const developmentFacts = (development: Development): string[] => [
  t(development.size === "large" ? "frontiers.portrait.large" : "frontiers.portrait.small"),
  t("frontiers.portrait.cost", { n: development.cost }),
  t("frontiers.portrait.spaces", { n: spacesOf(development) }),
];

/** Which goods a world makes or holds (FRONT-0.7). */
export function goodSaid(content: Content, world: World): string {
  const good = kindOf(world);
  if (!good) return t("frontiers.portrait.grey");
  if (good === "any") return t("frontiers.portrait.any_kind");
  const id = world.resource === "windfall" ? "frontiers.portrait.windfall" : "frontiers.portrait.production";
  return t(id, { good: nameOf(content.rowOf("good", good)) });
}

/** Which of its parts have this provenance, in words: "figures, powers". A part without a mark has that of the whole. */
function partsOf(tile: Tile, provenance: string): string {
  const is = (mark: string | undefined) => (mark ?? tile.provenance) === provenance;
  const parts = [
    is(tile.name_provenance) && t("frontiers.portrait.its_name"),
    is(tile.numbers_provenance) && t("frontiers.portrait.its_figures"),
    is(tile.powers_provenance) && t("frontiers.portrait.its_powers"),
  ];
  return parts.filter(Boolean).join(", ");
}

/** Where it lies at the start, and what of it the box does not vouch for. */
export function notesOf(content: Content, tile: Tile): string[] {
  const mat = isWorld(tile) ? content.matOf(tile) : undefined;
  const [invented, recalled] = [partsOf(tile, "invented"), partsOf(tile, "recalled")];
  return [
    mat ? t("frontiers.portrait.start", { n: mat.id }) : "",
    invented && t("frontiers.portrait.invented", { parts: invented }),
    recalled && t("frontiers.portrait.recalled", { parts: recalled }),
  ].filter(Boolean);
}
