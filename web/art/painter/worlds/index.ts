// Which hand paints which family.

import type { Family } from "../family.ts";
import type { Painter } from "../scene.ts";
import { asteroids } from "./asteroids.ts";
import { cratered, desert, ice, lava } from "./barren.ts";
import { city } from "./city.ts";
import { comet } from "./comet.ts";
import { fleet } from "./fleet.ts";
import { gas, storm } from "./gas.ts";
import { gem } from "./gem.ts";
import { glyph } from "./glyph.ts";
import { coral, spore } from "./living.ts";
import { shattered } from "./shattered.ts";
import { shell } from "./shell.ts";
import { station } from "./station.ts";
import { jungle, ocean, terran } from "./temperate.ts";
import { ziggurat } from "./ziggurat.ts";

export const PAINTERS: Readonly<Record<Family, Painter>> = {
  terran,
  ocean,
  desert,
  ice,
  lava,
  gas,
  cratered,
  coral,
  spore,
  jungle,
  city,
  storm,
  gem,
  shattered,
  asteroids,
  comet,
  station,
  fleet,
  shell,
  glyph,
  ziggurat,
};
