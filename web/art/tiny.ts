// How a planet of Tiny Epic Galaxies is drawn: from the resource that it yields.

import type { WorldSpec } from "./painter/brush.ts";

/** What a picture needs of a `[[planet]]` of planets.toml. */
export interface Planet {
  readonly id: string;
  readonly resource: "energy" | "culture";
}

export const planetOf = ({ id, resource }: Planet): WorldSpec => ({ id, goods: resource });
