// One town from pole to pole.

import type { Brush } from "../brush.ts";
import { oklch } from "../colour.ts";
import type { Field } from "../contour.ts";
import type { Painter } from "../scene.ts";
import { facing, project, surfaceCircle } from "../sphere.ts";
import { lights } from "../surface.ts";
import { path, point } from "../svg.ts";
import { unit } from "../vector.ts";

/** Great circles around the whole world. */
function roads({ random, globe, fine }: Brush): string {
  let d = "";
  for (let i = 0; i < (fine ? 8 : 4); i++) {
    const around = unit(random.range(-1, 1), random.range(-1, 1), random.range(-0.5, 0.5));
    d += surfaceCircle(globe, around, Math.PI / 2);
  }
  return d;
}

/** Ring roads around a few centres. */
function hubs({ random, globe, fine, detail }: Brush): { rings: string; centres: string } {
  let rings = "";
  let centres = "";
  const count = detail === 2 ? 4 : 3;
  for (let i = 0; i < (fine ? 6 : 3); i++) {
    const around = facing(random, 0.35);
    const radius = random.range(0.12, 0.34);
    for (let j = 1; j <= count; j++) rings += surfaceCircle(globe, around, (radius * j) / count);
    centres += `M${point(...project(globe, around))}h0`;
  }
  return { rings, centres };
}

export const city: Painter = (brush) => {
  const { noise, goods, fine } = brush;
  const hue = goods === "none" ? 260 : brush.hue;
  const quarters: Field = (p) => noise.clouds(noise.warp(p, 1.5, 0.3), 1.6, 4);
  const grid = brush.share(path(roads(brush)));
  const { rings, centres } = hubs(brush);
  const lamp = goods === "none" ? "#ffe3ad" : goods === "novelty" ? "#cfe6ff" : oklch(0.93, 0.09, hue);
  const buildings = brush.terraces(
    quarters,
    [
      [-0.25, brush.colour(0.44, 0.08, hue)],
      [-0.02, brush.colour(0.52, 0.085, hue - 6)],
      [0.18, brush.colour(0.61, 0.08, hue - 12)],
      [0.36, brush.colour(0.72, 0.07, hue - 16)],
    ],
    { emboss: 1.6 },
  );
  return {
    sky: oklch(0.84, 0.09, hue),
    air: 0.9,
    sphere: brush.ground(brush.colour(0.37, 0.075, hue)) + buildings,
    lit:
      `<g fill="none" stroke="${lamp}" stroke-linecap="round">` +
      grid(`stroke-width="${fine ? 1.5 : 3}" opacity=".5"`) +
      grid(`stroke-width="${fine ? 2.6 : 4}" stroke-dasharray="1 9" opacity=".85"`) +
      `<path d="${rings}" stroke-width="${fine ? 1.4 : 3}" opacity=".8"/>` +
      `<path d="${centres}" stroke-width="${fine ? 9 : 13}"/></g>` +
      lights(brush, 170, (p) => quarters(p) > -0.1, lamp),
  };
};
