// How a tile of New Frontiers is drawn: a world from its goods, a development from what its powers are about.

import developmentFile from "../../../../../src/astrarium/games/frontiers/content/developments.toml";
import worldFile from "../../../../../src/astrarium/games/frontiers/content/worlds.toml";
import type { WorldSpec } from "../../../../art/painter/brush.ts";
import { type EmblemSpec, emblem } from "../../../../art/painter/emblem.ts";
import { planet } from "../../../../art/painter/planet.ts";
import { ACCENTS, type Accent, type Category } from "../../../../art/painter/signs.ts";
import { inDetail, type Picture } from "../../../../art/picture.ts";
import { familiesOf } from "./families.ts";

interface Power {
  readonly kind: string;
  readonly phase: string;
  readonly scope?: string;
  readonly spend?: string;
  readonly vs?: string;
  readonly count?: { readonly good?: string };
}

/** What a picture needs of a `[[world]]`. */
interface World {
  readonly id: string;
  readonly good?: "novelty" | "rare" | "genes" | "alien" | "any";
  readonly resource?: string;
  readonly military?: boolean;
}

/** What a picture needs of a `[[development]]`. */
interface Development {
  readonly id: string;
  readonly size: string;
  readonly powers?: readonly Power[];
}

function worldOf({ id, good = "any", resource, military = false }: World): WorldSpec {
  const families = familiesOf(id);
  const goods = good === "any" ? "none" : good;
  return { id, goods, windfall: resource === "windfall", military, ...(families && { families }) };
}

export function emblemOf(development: Development): EmblemSpec {
  return { id: development.id, category: categoryOf(development), accents: accentsOf(development) };
}

/** The rarer subject decides for a development with several. */
const ORDER: readonly Category[] = ["military", "explore", "develop", "trade", "settle", "consume", "produce"];
const MOST_ACCENTS = 2;

function categoryOf({ size, powers = [] }: Development): Category {
  if (size === "large") return "guild";
  if (powers.some(({ scope }) => scope === "genes")) return "bio";
  const subjects = powers.map(({ kind, phase }) => (kind.includes("military") ? "military" : phase));
  return ORDER.find((subject) => subjects.includes(subject)) ?? "develop";
}

/** The kinds of goods that its powers name; Rebels are told by a shield. */
function accentsOf({ powers = [] }: Development): Accent[] {
  const named = powers.flatMap(({ scope, spend, vs, count }) => [scope, spend, vs, count?.good]);
  const accents = named.map((name) => (name === "rebel" ? "military" : name));
  return [...new Set(accents)].filter((name): name is Accent => !!name && name in ACCENTS).slice(0, MOST_ACCENTS);
}

export const WORLDS = (worldFile as unknown as { world: readonly World[] }).world;
export const DEVELOPMENTS = (developmentFile as unknown as { development: readonly Development[] }).development;

/** For tiles of content packs, which nobody has painted. */
const ANY_WORLD: World = { id: "any_world" };
const ANY_DEVELOPMENT: Development = { id: "any_development", size: "small" };

export const pictures: readonly Picture[] = [
  ...[...WORLDS, ANY_WORLD].flatMap((world) => inDetail("frontiers", worldOf(world), planet)),
  ...[...DEVELOPMENTS, ANY_DEVELOPMENT].flatMap((tile) => inDetail("frontiers", emblemOf(tile), emblem)),
];
