// Twenty-one families of worlds. The id of a world speaks first, then its goods.

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

/** The first pattern found in the id decides; several families share a pattern by lot. */
const BY_NAME: readonly (readonly [RegExp, ...Family[]])[] = [
  [/asteroid|belt/, "asteroids"],
  [/comet/, "comet"],
  [/destroyed|shatter|broken/, "shattered"],
  [/warship|fleet|scout_ship|battle/, "fleet"],
  [/(^|_)gem|crystal|diamond/, "gem"],
  [/space_port|astroport|station|penal|black_market|armaments/, "station"],
  [/robotic_factory|dyson|sentry/, "shell"],
  [/library|rosetta|monolith/, "glyph"],
  [/alien.*(colony|outpost)|ruin|temple/, "ziggurat"],
  [/alien/, "glyph", "ziggurat", "shell"],
  [/aquatic|ocean|(^|_)sea|tide/, "ocean"],
  [/(^|_)ice|frozen|distant|secluded/, "ice"],
  [/radioactive|lava|magma|fuel|smelt/, "lava"],
  [/spice|dune|desert|sparta/, "desert"],
  [/plague|hazard|toxic|malevolent|storm/, "storm"],
  [/earth|terra|vinland|prosperous|colony(?!_ship)|eden|eridani/, "terran"],
  [/centauri|blaster/, "gem"],
  [/reptil|sentient/, "spore"],
  [/avian|ark|garden|jungle|survival/, "jungle"],
  [/uplift|race|gnarssh|lifeform/, "coral", "spore", "jungle"],
  [/merchant|resort|trading|homeworld|engineers/, "city"],
  [/trend|gambl|tourist|artist|market|bank/, "city", "gas", "ocean"],
  [/min(ing|er)|rebel|pirate|nomad|robots|outlaw/, "cratered", "lava", "desert"],
  [/pilgrim|empath/, "gas", "storm"],
];

/** A family named twice is drawn twice as often. */
// biome-ignore format: one line for each kind of goods
const BY_GOODS: Readonly<Record<Goods, readonly Family[]>> = {
  novelty: ["terran", "ocean", "gas", "city", "ice", "terran"],
  rare: ["cratered", "lava", "desert", "gem", "cratered", "asteroids"],
  genes: ["jungle", "coral", "spore", "storm", "ocean"],
  alien: ["glyph", "shell", "ziggurat"],
  energy: ["lava", "gas", "gem", "desert", "storm", "shell", "cratered", "comet", "ziggurat", "station", "gas", "asteroids"],
  culture: ["city", "gas", "ocean", "coral", "terran", "ice", "glyph", "spore", "station", "jungle", "storm"],
  none: ["cratered", "city", "gas", "ice", "desert", "station", "terran"],
};

export function familyOf(id: string, goods: Goods): Family {
  const lot = hash(`family:${id}`);
  const byName = BY_NAME.find(([pattern]) => pattern.test(id));
  const list = byName ? (byName.slice(1) as Family[]) : BY_GOODS[goods];
  return list[lot % list.length]!;
}
