// Which families of worlds the names of the cards speak of.

import type { Family } from "../../../../art/painter/family.ts";

/** The first pattern found in the id decides; several families share a pattern. */
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

/** Undefined: its name says nothing. */
export function familiesOf(id: string): readonly Family[] | undefined {
  const found = BY_NAME.find(([pattern]) => pattern.test(id));
  return found && (found.slice(1) as Family[]);
}
