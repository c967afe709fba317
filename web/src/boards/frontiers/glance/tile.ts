import type { Sight } from "../../../table/sight";
import type { Figure, Glance, Line } from "../../../ui/glance";
import { type Heads, headed } from "../../glances";
import { nameOf, textOf } from "../../rowWords";
import { ACTION_OF, contentOf, hasBonus, isWorld, pictureOf, type Tile, type When } from "../content";
import { factsOf, goodSaid } from "../portraits/facts";
import { badgeOf } from "../tiles/signs";
import { viewOf } from "../view";
import { t } from "./words";

/** How the box's texts call the moments of a power. */
const HEADS: readonly When[] = ["explore", "develop", "settle", "produce", "trade", "consume", "end"];

/** A world or a development: its powers one by one, its goods, and how it stands where it lies. */
export function tileGlance(sight: Sight, tile: Tile): Glance {
  const content = contentOf(sight);
  return {
    art: pictureOf(tile, 1),
    name: nameOf(tile),
    kind: factsOf(content, tile).replace(/\.$/, ""),
    points: hasBonus(tile) ? "?" : tile.vp,
    lines: [...headed(textOf(tile), headsOf(sight)), ...goodLine(sight, tile)],
    figures: figuresOf(sight, tile),
    rule: isWorld(tile) ? (tile.military ? "FRONT-7.6" : "FRONT-7.4") : "FRONT-5.1",
  };
}

function headsOf(sight: Sight): Heads {
  const { action } = viewOf(sight);
  return new Map(
    HEADS.map((when) => [
      t(`frontiers.glance.head.${when}`),
      { sign: badgeOf(when), isNow: action !== null && ACTION_OF[when] === action },
    ]),
  );
}

function goodLine(sight: Sight, tile: Tile): Line[] {
  return isWorld(tile) ? [{ sign: "world", words: goodSaid(contentOf(sight), tile) }] : [];
}

function figuresOf(sight: Sight, tile: Tile): Figure[] {
  const { players, market } = viewOf(sight);
  const colony = players.flatMap(({ colonies }) => colonies).find(({ world }) => world === tile.id);
  const bought = players.flatMap(({ developments }) => developments).find(({ development }) => development === tile.id);
  const place = market.find(({ development }) => development === tile.id);
  const own = sight.seat === null ? undefined : players[sight.seat];
  const worth = colony?.worth ?? bought?.worth;
  return [
    ...(colony?.good ? [{ words: t("frontiers.said.holds", { good: sight.words.name(`good:${colony.good}`) }) }] : []),
    ...(worth === undefined ? [] : [{ value: tile.vp + worth, words: t("frontiers.glance.worth") }]),
    ...(place ? [{ value: place.left, words: t("frontiers.glance.left", { n: place.left, of: place.copies }) }] : []),
    ...(own && !colony && !bought
      ? [{ sign: "credit", value: own.credits, words: t("frontiers.glance.you_have") }]
      : []),
  ];
}
