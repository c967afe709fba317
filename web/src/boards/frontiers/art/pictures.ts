// How a tile of New Frontiers is drawn: a world from its goods, a development from what its powers are about.

import developmentFile from "../../../../../src/astrarium/games/frontiers/content/developments.toml";
import worldFile from "../../../../../src/astrarium/games/frontiers/content/worlds.toml";
import type { WorldSpec } from "../../../../art/painter/brush.ts";
import { type EmblemSpec, emblem } from "../../../../art/painter/emblem.ts";
import { planet } from "../../../../art/painter/planet.ts";
import { ACCENTS, type Accent, type Category } from "../../../../art/painter/signs.ts";
import { inDetail, type Picture } from "../../../../art/picture.ts";
import { contentsOf } from "../../box.ts";
import type { Contents } from "../content.generated.ts";
import { familiesOf } from "./families.ts";

/** What a picture needs of tiles. */
type World = Pick<Contents["world"][number], "id" | "good" | "resource" | "military">;
type Development = Pick<Contents["development"][number], "id" | "size" | "powers">;

function worldOf({ id, good = "none", resource, military = false }: World): WorldSpec {
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
  if (powers.some((power) => "scope" in power && power.scope === "genes")) return "bio";
  const subjects = powers.map(({ kind, phase }): string => (kind.includes("military") ? "military" : phase));
  return ORDER.find((subject) => subjects.includes(subject)) ?? "develop";
}

/** The kinds of goods that its powers name; Rebels are told by a shield. */
function accentsOf({ powers = [] }: Development): Accent[] {
  const named = powers.flatMap((power): (string | undefined)[] => [
    "scope" in power ? power.scope : undefined,
    "spend" in power ? power.spend : undefined,
    "vs" in power ? power.vs : undefined,
    "count" in power ? power.count.good : undefined,
  ]);
  const accents = named.map((name) => (name === "rebel" ? "military" : name));
  return [...new Set(accents)].filter((name): name is Accent => !!name && name in ACCENTS).slice(0, MOST_ACCENTS);
}

const OWN = contentsOf<Pick<Contents, "world" | "development">>(worldFile, developmentFile);
export const WORLDS: readonly World[] = OWN.world;
export const DEVELOPMENTS: readonly Development[] = OWN.development;

/** For tiles of content packs, which nobody has painted. */
const ANY_WORLD: World = { id: "any_world" };
const ANY_DEVELOPMENT: Development = { id: "any_development", size: "small" };

export const pictures: readonly Picture[] = [
  ...[...WORLDS, ANY_WORLD].flatMap((world) => inDetail("frontiers", worldOf(world), planet)),
  ...[...DEVELOPMENTS, ANY_DEVELOPMENT].flatMap((tile) => inDetail("frontiers", emblemOf(tile), emblem)),
];
