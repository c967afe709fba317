// Which families of worlds the names of the tiles speak of.

import type { Family } from "../../../../art/painter/family.ts";

/** The first pattern found in the id decides; several families share a pattern. */
const BY_NAME: readonly (readonly [RegExp, ...Family[]])[] = [
  [/asteroid|belt|prospectors/, "asteroids"],
  [/comet|oort/, "comet"],
  [/destroyed|doomed|damaged/, "shattered"],
  [/warship|fleet|warlord|shipyards|mercenary/, "fleet"],
  [/(^|_)gem|blaster|centauri/, "gem"],
  [/station|armaments|survey_hq|cantina|nomad/, "station"],
  [/robotic_factory|robot_sentry/, "shell"],
  [/monolith|repository|research/, "glyph"],
  [/alien.*(colony|outpost|camp|center)/, "ziggurat"],
  [/aquatic/, "ocean"],
  [/secluded|underground|stronghold/, "ice"],
  [/radioactive|fuel|revolt|convict/, "lava"],
  [/spice|sparta|separatist/, "desert"],
  [/plague|symbionts/, "storm"],
  [/earth|vinland|prosperous|eridani/, "terran"],
  [/reptil|sentient|devolved/, "spore"],
  [/avian|ark|survival|ancient/, "jungle"],
  [/uplift|race|gnarssh|gene/, "coral", "spore", "jungle"],
  [/capital|resort|homeworld|engineers|developers|hub|citadel/, "city"],
  [/tourist|artist/, "gas", "ocean"],
  [/min(ing|er)|rebel|robots|garrison|scavengers/, "cratered", "lava", "desert"],
];

/** Undefined: its name says nothing. */
export function familiesOf(id: string): readonly Family[] | undefined {
  const found = BY_NAME.find(([pattern]) => pattern.test(id));
  return found && (found.slice(1) as Family[]);
}
