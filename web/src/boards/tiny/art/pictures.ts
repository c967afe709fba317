// How a planet of Tiny Epic Galaxies is drawn: from the resource that it yields.

import planetFile from "../../../../../src/astrarium/games/tiny/content/planets.toml";
import type { WorldSpec } from "../../../../art/painter/brush.ts";
import { planet } from "../../../../art/painter/planet.ts";
import { inDetail, type Picture } from "../../../../art/picture.ts";
import { contentsOf } from "../../box.ts";
import type { Contents } from "../content.generated.ts";

type Planet = Pick<Contents["planet"][number], "id" | "resource">;

/** A planet named after the Earth looks like it. */
const EARTHLY = /^terra_/;

const worldOf = ({ id, resource }: Planet): WorldSpec => ({
  id,
  goods: resource,
  ...(EARTHLY.test(id) && { families: ["terran"] }),
});

export const PLANETS: readonly Planet[] = contentsOf<Pick<Contents, "planet">>(planetFile).planet;

/** For planets of content packs, which nobody has painted. */
const OTHERS: readonly Planet[] = [
  { id: "any_energy", resource: "energy" },
  { id: "any_culture", resource: "culture" },
];

export const pictures: readonly Picture[] = [...PLANETS, ...OTHERS].flatMap((each) =>
  inDetail("tiny", worldOf(each), planet),
);
