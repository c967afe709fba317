// How a tile of Roll for the Galaxy is drawn: a world from its colour and cost, a development from what its powers are about.

import tileFile from "../../../../../src/astrarium/games/roll/content/tiles.toml";
import type { WorldSpec } from "../../../../art/painter/brush.ts";
import { type EmblemSpec, emblem } from "../../../../art/painter/emblem.ts";
import { planet } from "../../../../art/painter/planet.ts";
import { ACCENTS, type Accent, type Category } from "../../../../art/painter/signs.ts";
import { inDetail, type Picture } from "../../../../art/picture.ts";
import { contentsOf } from "../../box.ts";
import type { Contents, Design } from "../content.generated.ts";
import { familiesOf } from "./families.ts";
import { VESSELS } from "./vessels.ts";

/** What a picture needs of a tile. */
type Tile = Pick<Design, "id" | "kind" | "cost" | "colour" | "category" | "powers">;

function worldOf({ id, colour = "gray", cost }: Tile): WorldSpec {
  return { id, goods: colour === "gray" ? "none" : colour, families: familiesOf(id, colour, cost) };
}

export function emblemOf(tile: Tile): EmblemSpec {
  return { id: tile.id, category: categoryOf(tile), accents: accentsOf(tile) };
}

const BY_PHASE: Readonly<Record<string, Category>> = {
  explore: "explore",
  develop: "develop",
  settle: "settle",
  produce: "produce",
  ship: "trade",
  immediate: "military",
};

/** A 6-cost development is crowned; the others are told by what they are about, then by the phase of their first power. */
function categoryOf({ cost, category, powers = [] }: Tile): Category {
  if (cost === 6) return "guild";
  if (category === "reassign") return "reassign";
  if (powers.some(({ kind }) => kind.startsWith("consume") || kind === "vp_in_phase")) return "consume";
  return BY_PHASE[powers[0]?.phase ?? ""] ?? "develop";
}

const MOST_ACCENTS = 2;

/** The kinds that its powers name, unless they name nearly all. */
function accentsOf({ powers = [] }: Tile): Accent[] {
  const named = powers.flatMap((power): (readonly string[])[] => [
    ...("colour" in power ? [[power.colour]] : []),
    ...("most_worlds" in power && power.most_worlds ? [[power.most_worlds]] : []),
    ...("colours" in power && power.colours ? [power.colours] : []),
    ...("world_colours" in power && power.world_colours ? [power.world_colours] : []),
    ...("die_colours" in power && power.die_colours ? [power.die_colours] : []),
  ]);
  const kinds = new Set(named.filter((colours) => colours.length <= MOST_ACCENTS).flat());
  return [...kinds].filter((kind): kind is Accent => kind in ACCENTS).slice(0, MOST_ACCENTS);
}

export const TILES: readonly Tile[] = contentsOf<Pick<Contents, "tile">>(tileFile).tile;

/** For tiles of content packs, which nobody has painted. */
const OTHERS: readonly Tile[] = [
  { id: "any_world", kind: "world", cost: 3 },
  { id: "any_development", kind: "development", cost: 3 },
];

export const pictures: readonly Picture[] = [
  ...[...TILES, ...OTHERS].flatMap((tile) =>
    tile.kind === "world" ? inDetail("roll", worldOf(tile), planet) : inDetail("roll", emblemOf(tile), emblem),
  ),
  ...VESSELS,
];
