// An obsidian globe, engraved with circuits of light.

import type { Brush } from "../brush.ts";
import { oklch } from "../colour.ts";
import type { Painter } from "../scene.ts";
import { facing, project, surfaceCircle, surfaceLine } from "../sphere.ts";
import { dots, path } from "../svg.ts";
import { type Point, plane, TAU, type Vector } from "../vector.ts";

interface Circuits {
  readonly bold: string;
  readonly thin: string;
  readonly lamps: readonly Point[];
}

/** Wheels with spokes, rays and lamps, scattered over the visible half. */
function circuits({ random, globe, fine, unit }: Brush): Circuits {
  let bold = "";
  let thin = "";
  const lamps: Point[] = [];
  for (let i = 0; i < (fine ? 5 : 3); i++) {
    const centre = facing(random, 0.3);
    const radius = random.range(0.26, 0.5);
    const spokes = random.pick([6, 8, 5]);
    const phase = random.next() * TAU;
    const [u, w] = plane(centre, [0, 0, 1.001]);
    const at = (turn: number, angle: number): Vector => {
      const s = Math.sin(angle);
      const c = Math.cos(angle);
      const axis = (k: 0 | 1 | 2) => centre[k] * c + (u[k] * Math.cos(turn) + w[k] * Math.sin(turn)) * s;
      return [axis(0), axis(1), axis(2)];
    };
    const lamp = (p: Vector) => {
      if (p[2] > 0.05) lamps.push(project(globe, p));
    };
    bold += surfaceCircle(globe, centre, radius) + surfaceCircle(globe, centre, radius * 0.62);
    if (fine) thin += surfaceCircle(globe, centre, radius * 0.86);
    for (let k = 0; k < spokes; k++) {
      const turn = phase + (k / spokes) * TAU;
      const spoke = [0.62, 0.81, 1].map((share) => at(turn, radius * share));
      bold += surfaceLine(globe, spoke, unit);
      if (k % 2 === 0) {
        const ray = [0, 0.085, 0.17, 0.255, 0.34].map((beyond) => at(turn, radius + beyond));
        thin += surfaceLine(globe, ray, unit);
        lamp(at(turn, radius + 0.34));
      }
      lamp(at(turn + Math.PI / spokes, radius * 0.31));
    }
    lamps.push(project(globe, centre));
  }
  return { bold, thin, lamps };
}

export const glyph: Painter = (brush) => {
  const { noise, fine, glow, goods } = brush;
  const hue = goods === "none" ? 260 : brush.hue;
  const { bold, thin, lamps } = circuits(brush);
  const wheels = brush.share(path(bold));
  const lights = brush.share(path(dots(lamps)));
  const stone = brush.terraces(
    (p) => noise.clouds(noise.warp(p, 1.3, 0.3), 1.4, 4),
    [
      [-0.18, oklch(0.26, 0.03, hue + 30)],
      [0.05, oklch(0.33, 0.04, hue + 15)],
      [0.28, oklch(0.42, 0.055, hue)],
    ],
    { emboss: 2 },
  );
  return {
    sky: glow,
    air: 0.8,
    moon: false,
    sphere: brush.ground(oklch(0.2, 0.02, hue + 40)) + stone,
    lit:
      `<g fill="none" stroke="${glow}" stroke-linecap="round">` +
      wheels(`stroke-width="${fine ? 8 : 12}" opacity=".16"`) +
      wheels(`stroke-width="${fine ? 2.4 : 5}"`) +
      path(thin, `stroke-width="${fine ? 1.3 : 3}" opacity=".75"`) +
      lights(`stroke-width="${fine ? 8 : 13}"`) +
      `${lights(`stroke="#fffbe0" stroke-width="${fine ? 3.4 : 6}"`)}</g>`,
  };
};
