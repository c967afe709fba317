// Which families of worlds suit a tile: by its name, else by its colour and cost.

import type { Family } from "../../../../art/painter/family.ts";

type Colour = "gray" | "novelty" | "rare" | "genes" | "alien";

/** The first pattern found in the id decides; several families share a pattern. */
const BY_NAME: readonly (readonly [RegExp, ...Family[]])[] = [
  [/asteroid|belt|meteorite/, "asteroids"],
  [/comet/, "comet"],
  [/destroyed|doomed/, "shattered"],
  [/warship|fleet|scout_ship/, "fleet"],
  [/gem|centauri|silicon/, "gem"],
  [/station|port|depot|hub|mall|headquarters|penal|exports/, "station"],
  [/sentinels|factory/, "shell"],
  [/library|rosetta/, "glyph"],
  [/alien.*(colony|outpost)/, "ziggurat"],
  [/aquatic|resort/, "ocean"],
  [/distant|secluded/, "ice"],
  [/radioactive|fuel|refinery/, "lava"],
  [/spice|sparta/, "desert"],
  [/plague|malevolent|nebula/, "storm"],
  [/earth|vinland|prosperous|terraform|eridani/, "terran"],
  [/jungle|ark|survivalists/, "jungle"],
  [/symbionts|gnarssh|species/, "coral", "spore"],
  [/uplift|race/, "coral", "jungle", "spore"],
  [/trading|trendsetters|tourist|artist|information/, "city"],
  [/min(ing|er|es)|ore|rebel|pirate|outlaw|nomad|robots|hideout|fortress/, "cratered", "lava", "desert"],
  [/pilgrim|gravity/, "gas"],
];

/** From bare rocks to rich worlds. */
const BY_COLOUR: Readonly<Record<Colour, readonly Family[]>> = {
  gray: ["cratered", "desert", "ice", "terran", "gas", "city", "station"],
  novelty: ["ice", "ocean", "terran", "gas", "city"],
  rare: ["asteroids", "cratered", "desert", "lava", "gem"],
  genes: ["ocean", "spore", "jungle", "coral", "storm"],
  alien: ["glyph", "ziggurat", "shell"],
};
const DEAREST = 6;

export function familiesOf(id: string, colour: Colour, cost: number): readonly Family[] {
  const found = BY_NAME.find(([pattern]) => pattern.test(id));
  if (found) return found.slice(1) as Family[];
  const families = BY_COLOUR[colour];
  const at = Math.round((Math.min(cost, DEAREST) / DEAREST) * (families.length - 1));
  return families.slice(Math.max(0, at - 1), at + 1);
}
