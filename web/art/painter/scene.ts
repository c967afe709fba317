// What a family of worlds hands over: the layers of one picture, from back to front.

import type { Brush } from "./brush.ts";

export interface Scene {
  readonly defs?: string;
  /** Under the globe. */
  readonly behind?: string;
  /** On the globe; shaded by the night side. */
  readonly sphere?: string;
  /** On the globe, above the night: lights and lava. */
  readonly lit?: string;
  /** Above the globe. */
  readonly front?: string;
  /** Colour of the air at the limb; the glow of the goods if not given. */
  readonly sky?: string;
  /** How much air there is, 0 to 1. */
  readonly air?: number;
  /** False for what is no globe: no halo around it. */
  readonly halo?: boolean;
  /** False if a small moon would be out of place. */
  readonly moon?: boolean;
}

export type Painter = (brush: Brush) => Scene;
