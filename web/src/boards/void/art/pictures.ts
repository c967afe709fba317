// How a world of Empires of the Void is drawn: its hue from its good, its family from what is told of it.

import galaxyFile from "../../../../../src/astrarium/games/void/content/galaxy.toml";
import raceFile from "../../../../../src/astrarium/games/void/content/races.toml";
import type { WorldSpec } from "../../../../art/painter/brush.ts";
import type { Goods } from "../../../../art/painter/colour.ts";
import type { Family } from "../../../../art/painter/family.ts";
import { planet } from "../../../../art/painter/planet.ts";
import { inDetail, type Picture } from "../../../../art/picture.ts";
import { contentsOf } from "../../box.ts";
import type { Contents, Planet } from "../content.generated.ts";

/** What a picture needs of a planet or a home world. */
interface World {
  readonly id: string;
  readonly good?: Planet["good"];
}

const HUES: Readonly<Record<Planet["good"], Goods>> = {
  metals: "rare",
  crystals: "novelty",
  life_forms: "genes",
  gas: "culture",
  artifacts: "alien",
};

const FAMILIES: Readonly<Record<string, Family>> = {
  pyrious: "lava",
  tan_fu: "gas",
  orlune: "gem",
  bindok_ii: "jungle",
  vesk_prime: "cratered",
  mirrowane: "ice",
  dromond: "city",
  ishmere: "storm",
  cindervane: "lava",
  qua_tarn: "glyph",
  lathe: "shattered",
  ooloru: "ocean",
  sarn_delta: "desert",
  thessik: "coral",
  kesh_hollow: "shell",
  earth: "terran",
  new_earth: "ocean",
  siri: "gas",
  sreech: "spore",
  core_five: "city",
  eegh: "ziggurat",
  narkan: "jungle",
  decima: "desert",
  zun: "storm",
};

function worldOf({ id, good }: World): WorldSpec {
  const family = FAMILIES[id];
  return { id, goods: good ? HUES[good] : "none", ...(family && { family }) };
}

const OWN = contentsOf<Pick<Contents, "planet" | "home">>(galaxyFile, raceFile);
export const PLANETS: readonly World[] = OWN.planet;
export const HOMES: readonly World[] = OWN.home;

/** For worlds of content packs, which nobody has painted. */
const ANY_WORLD: World = { id: "any_world" };

export const pictures: readonly Picture[] = [...PLANETS, ...HOMES, ANY_WORLD].flatMap((world) =>
  inDetail("void", worldOf(world), planet),
);
