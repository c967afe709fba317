// A broken geodesic shell around a captive light.

import { oklch } from "../colour.ts";
import { polygon } from "../curve.ts";
import type { Painter } from "../scene.ts";
import { icosphere } from "../solid.ts";
import { LIGHT, project, surfaceCircle } from "../sphere.ts";
import { disc, path, radial } from "../svg.ts";
import { dot, middle, timesTransposed, unit, type Vector } from "../vector.ts";

export const shell: Painter = (brush) => {
  const { noise, random, globe, uid, fine, glow, goods } = brush;
  const hue = goods === "none" ? 250 : brush.hue;
  const { corners, faces } = icosphere(fine ? 2 : 1);
  const seen = corners.map((p) => timesTransposed(brush.orientation.matrix, p));
  const broken = (p: Vector) => noise.clouds(p, 1.5, 3) > 0.14;
  let back = "";
  let front = "";
  for (const [i, j, k] of faces) {
    if (broken(middle(corners[i]!, corners[j]!, corners[k]!))) continue;
    const plate = [seen[i]!, seen[j]!, seen[k]!] as const;
    const centre = middle(...plate);
    const x = centre[0] * 0.94;
    const y = centre[1] * 0.94;
    const outline = polygon(
      plate.map((p) => project(globe, [x + (p[0] - x) * 0.965, y + (p[1] - y) * 0.965, 0])),
      brush.unit,
    );
    const light = Math.max(0, dot(centre, LIGHT));
    if (centre[2] > 0) {
      const fill = oklch(0.2 + 0.36 * light, 0.02 + 0.05 * light, hue + 10);
      front += path(outline, `fill="${fill}" stroke="${oklch(0.4 + 0.45 * light, 0.09, hue)}"`);
    } else back += path(outline);
  }
  let runes = "";
  for (let i = 0; fine && i < 3; i++) {
    const around = unit(random.range(-1, 1), random.range(-1, 1), random.range(-0.4, 0.4));
    runes += surfaceCircle(globe, around, Math.PI / 2);
  }
  const wire = `stroke="${oklch(0.6, 0.13, hue)}" stroke-opacity=".6"`;
  const pen = `fill="none" stroke="${glow}" stroke-width="2" stroke-dasharray="14 6 3 6" opacity=".8"`;
  return {
    moon: false,
    air: 0.7,
    defs: radial(`${uid}y`, 200, 200, globe.r * 0.98, [
      [0, "#ffffff"],
      [0.16, oklch(0.97, 0.07, hue)],
      [0.36, oklch(0.86, 0.15, hue), 0.95],
      [0.62, oklch(0.58, 0.13, hue - 14), 0.75],
      [1, oklch(0.25, 0.06, hue - 20), 0.9],
    ]),
    front:
      disc(200, 200, globe.r * 0.98, `fill="${oklch(0.16, 0.03, hue)}"`) +
      disc(200, 200, globe.r * 0.97, `fill="url(#${uid}y)"`) +
      `<g fill="${oklch(0.34, 0.09, hue - 12)}" ${wire} stroke-width="1.2" opacity=".75">${back}</g>` +
      disc(200, 200, globe.r * 0.3, `fill="#fffdf0"`) +
      disc(200, 200, globe.r * 0.42, `fill="${oklch(0.9, 0.13, hue)}" opacity=".45"`) +
      `<g stroke-width="${fine ? 1.4 : 3}" stroke-linejoin="round">${front}</g>` +
      path(runes, pen) +
      disc(200, 200, globe.r, `fill="url(#${uid}r)"`),
  };
};
