// Worlds covered by one living thing.

import { oklch } from "../colour.ts";
import type { Field } from "../contour.ts";
import type { Painter } from "../scene.ts";
import { clouds, lights } from "../surface.ts";
import type { Vector } from "../vector.ts";

/** A labyrinth of branches. */
export const coral: Painter = (brush) => {
  const { noise, random, hue, hue2, fine } = brush;
  const folds = random.range(7, 10);
  const scale = random.range(0.9, 1.3);
  const branches: Field = (p) =>
    Math.sin(folds * noise.clouds(noise.warp(p, 1, 0.45), scale, 2, 0.4) * 1.25 + 2 * noise.clouds(p, 3, 2) * 0.35);
  const floor = brush.terraces(
    (p) => noise.clouds([p[0] + 3, p[1], p[2]], 1.1, 3),
    [
      [-0.1, brush.colour(0.34, 0.1, hue + 25)],
      [0.2, brush.colour(0.39, 0.1, hue + 40)],
    ],
    { emboss: 0 },
  );
  const reef = brush.terraces(
    branches,
    [
      [-0.25, brush.colour(0.5, 0.13, hue)],
      [0.2, brush.colour(0.64, 0.15, hue - 5)],
      [0.7, brush.colour(0.82, 0.14, hue - 22)],
    ],
    { emboss: 1.8 },
  );
  return {
    sky: oklch(0.86, 0.13, hue),
    air: 0.8,
    sphere:
      brush.ground(brush.colour(0.3, 0.09, hue2 + 12)) +
      (fine ? floor : "") +
      reef +
      (fine ? clouds(brush, 0, "#f0f6ea", 0.35) : ""),
    lit: lights(brush, 60, (p) => branches(p) > 0.7, oklch(0.9, 0.16, hue - 10)),
  };
};

/** Colonies of cells. */
export const spore: Painter = (brush) => {
  const { noise, random, hue, hue2 } = brush;
  const scale = random.range(2.0, 2.8);
  const cells = (p: Vector) => noise.cells(noise.warp(p, 1.3, 0.22), scale);
  const bodies = brush.terraces(
    (p) => 1 - cells(p)[0] * 1.5,
    [
      [0.06, brush.colour(0.43, 0.12, hue + 10)],
      [0.32, brush.colour(0.54, 0.14, hue)],
      [0.56, brush.colour(0.68, 0.155, hue - 8)],
      [0.76, brush.colour(0.85, 0.13, hue - 24)],
      [0.88, brush.colour(0.45, 0.14, hue2 + 30)],
    ],
    { emboss: 1.6 },
  );
  const walls: Field = (p) => {
    const [nearest, second] = cells(p);
    return 1 - (second - nearest) * 4;
  };
  return {
    sky: oklch(0.86, 0.13, hue),
    air: 0.8,
    sphere: brush.ground(brush.colour(0.34, 0.1, hue2 + 18)) + bodies,
    lit: brush.fine ? brush.terraces(walls, [[0.86, oklch(0.8, 0.14, hue - 5)]], { emboss: 0, opacity: 0.28 }) : "",
  };
};
