import type { Sight } from "../../table/sight";
import type { Catalog } from "../../words/catalog";
import { contentOf, type Development, type GoodName, hasBonus, kindOf, type Tile, type World } from "./content";
import { ownersOf } from "./market/market";
import { developmentRef, worldRef } from "./refs";
import { type Place, viewOf } from "./view";
import { t } from "./words";

/** Whole sentences about the things on this table, for those who hear the page. */

/** What a tile counts at the end; with a "?" only on somebody's mat, where one knows what it is worth. */
export const pointsSaid = (row: Tile, worth?: number): string =>
  hasBonus(row) && worth === undefined
    ? t("frontiers.said.vp_varies")
    : t("frontiers.said.vp", { n: row.vp + (worth ?? 0) });

/** What a world is, and what its text says. */
export function worldSaid(
  words: Catalog,
  world: World,
  more: { explored?: boolean; good?: GoodName | null } = {},
): string {
  const { id, cost, colonists, military, resource, keywords = [] } = world;
  const good = kindOf(world);
  const parts = [
    words.name(worldRef(id)),
    military ? t("frontiers.said.defence", { n: cost }) : t("frontiers.said.cost", { n: cost }),
    t("frontiers.said.colonists", { n: colonists }),
    pointsSaid(world),
    good ? madeSaid(words, good, resource === "windfall") : "",
    keywords.map((keyword) => words.name(`keyword:${keyword}`)).join(", "),
  ];
  const holds = more.good ? t("frontiers.said.holds", { good: words.name(`good:${more.good}`) }) : "";
  const state = more.explored ? t("frontiers.said.explored") : t("frontiers.said.colony");
  return [`${parts.filter(Boolean).join(", ")}.`, words.say([`world.${id}.text`, {}]), state, holds]
    .filter(Boolean)
    .join(" ");
}

function madeSaid(words: Catalog, good: string, isWindfall: boolean): string {
  const name = good === "any" ? t("frontiers.said.any") : words.name(`good:${good}`);
  return t(isWindfall ? "frontiers.said.windfall" : "frontiers.said.production", { good: name });
}

export function developmentSaid(words: Catalog, row: Development, worth?: number): string {
  const parts = [
    words.name(developmentRef(row.id)),
    t(row.size === "large" ? "frontiers.said.large" : "frontiers.said.small"),
    t("frontiers.said.cost", { n: row.cost }),
    pointsSaid(row, worth),
  ];
  return `${parts.join(", ")}. ${words.say([`development.${row.id}.text`, {}])}`;
}

/** The good that lies on a colony. */
export const goodSaid = (words: Catalog, good: GoodName, world: string): string =>
  t("frontiers.said.good_on", { good: words.name(`good:${good}`), world: words.name(worldRef(world)) });

/** What the good on a colony is called when it is seen large; all else is called by its own name. */
export function titleOf(sight: Pick<Sight, "changes" | "words">, thing: string): string {
  const world = /^good:(\w+)/.exec(thing)?.[1] ?? "";
  const found = contentOf(sight).spokenOf(thing);
  if (!contentOf(sight).maybeRow("world", world) || !found) return "";
  return "good" in found
    ? goodSaid(sight.words, found.good.id, world).replace(/\.$/, "")
    : sight.words.name(worldRef(world));
}

/** A place of the market: the development, how many copies are left, and whose the others are. */
export function placeSaid(sight: Sight, place: Place): string {
  const { words } = sight;
  const owners = ownersOf(viewOf(sight), place.development).map((seat) => words.name(`seat:${seat}`));
  return [
    developmentSaid(words, contentOf(sight).developmentOf(place.development)),
    t("frontiers.said.copies", { n: place.left, of: place.copies }),
    owners.length ? t("frontiers.said.owners", { names: owners.join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
