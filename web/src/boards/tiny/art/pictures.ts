// How a planet of Tiny Epic Galaxies is drawn: from the resource that it yields.

import content from "../../../../../src/astrarium/games/tiny/content/planets.toml";
import type { WorldSpec } from "../../../../art/painter/brush.ts";
import { planet } from "../../../../art/painter/planet.ts";
import { inDetail, type Picture } from "../../../../art/picture.ts";

/** What a picture needs of a `[[planet]]` of planets.toml. */
interface Planet {
  readonly id: string;
  readonly resource: "energy" | "culture";
}

/** A planet named after the Earth looks like it. */
const EARTHLY = /^terra_/;

const worldOf = ({ id, resource }: Planet): WorldSpec => ({
  id,
  goods: resource,
  ...(EARTHLY.test(id) && { families: ["terran"] }),
});

export const PLANETS = (content as unknown as { planet: readonly Planet[] }).planet;

/** For planets of content packs, which nobody has painted. */
const OTHERS: readonly Planet[] = [
  { id: "any_energy", resource: "energy" },
  { id: "any_culture", resource: "culture" },
];

export const pictures: readonly Picture[] = [...PLANETS, ...OTHERS].flatMap((each) =>
  inDetail("tiny", worldOf(each), planet),
);
