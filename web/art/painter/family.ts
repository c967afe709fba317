// Twenty-one families of worlds. A game may say which suit a world; else its goods do.

import type { Goods } from "./colour.ts";
import { hash } from "./random.ts";

export const FAMILIES = [
  "terran",
  "ocean",
  "desert",
  "ice",
  "lava",
  "gas",
  "cratered",
  "coral",
  "spore",
  "jungle",
  "city",
  "storm",
  "gem",
  "shattered",
  "asteroids",
  "comet",
  "station",
  "fleet",
  "shell",
  "glyph",
  "ziggurat",
] as const;

export type Family = (typeof FAMILIES)[number];

/** A family named twice is drawn twice as often. */
// biome-ignore format: one line for each kind of goods
export const BY_GOODS: Readonly<Record<Goods, readonly Family[]>> = {
  novelty: ["terran", "ocean", "gas", "city", "ice", "terran"],
  rare: ["cratered", "lava", "desert", "gem", "cratered", "asteroids"],
  genes: ["jungle", "coral", "spore", "storm", "ocean"],
  alien: ["glyph", "shell", "ziggurat"],
  energy: ["lava", "gas", "gem", "desert", "storm", "shell", "cratered", "comet", "ziggurat", "station", "gas", "asteroids"],
  culture: ["city", "gas", "ocean", "coral", "terran", "ice", "glyph", "spore", "station", "jungle", "storm"],
  none: ["cratered", "city", "gas", "ice", "desert", "station", "terran"],
};

/** By lot among those that suit this world. */
export function familyOf(id: string, suitable: readonly Family[]): Family {
  return suitable[hash(`family:${id}`) % suitable.length]!;
}
