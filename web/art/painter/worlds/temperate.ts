// Worlds with air and water: continents, archipelagos, forests.

import { oklch } from "../colour.ts";
import type { Field } from "../contour.ts";
import type { Painter } from "../scene.ts";
import { caps, clouds, cyclone, lights } from "../surface.ts";

export const terran: Painter = (brush) => {
  const { noise, random, goods, hue, hue2 } = brush;
  const sea = random.range(-0.04, 0.12);
  const scale = random.range(1.0, 1.5);
  const landHue = () => {
    if (goods === "genes") return hue;
    if (goods === "novelty") return 165 + random.range(-35, 25);
    return goods === "none" ? random.pick([75, 140, 40]) : hue2;
  };
  const land = landHue();
  const water = goods === "rare" || goods === "none" ? 235 : goods === "genes" ? 205 : hue;
  const height: Field = (p) => noise.clouds(noise.warp(p, 1.2, 0.35), scale, 5, 0.52);
  const shelves = brush.terraces(
    (p) => height(p) + 0.25,
    [
      [sea + 0.02, brush.colour(0.44, 0.125, water)],
      [sea + 0.16, brush.colour(0.54, 0.12, water - 8)],
    ],
    { emboss: 0 },
  );
  const continents = brush.terraces(height, [
    [sea, brush.colour(0.62, 0.085, land), brush.colour(0.86, 0.07, land - 30)],
    [sea + 0.13, brush.colour(0.54, 0.09, land - 22)],
    [sea + 0.27, brush.colour(0.68, 0.075, land - 55)],
    [sea + 0.41, brush.colour(0.88, 0.03, 80)],
  ]);
  return {
    sky: oklch(0.82, 0.1, water),
    air: 0.9,
    sphere:
      brush.ground(brush.colour(0.36, 0.115, water)) +
      shelves +
      continents +
      caps(brush, random.range(0.82, 0.93), "#f2f4f3") +
      clouds(brush, random.range(0.15, 0.5)),
    lit: lights(brush, 90, (p) => height(p) > sea + 0.02 && noise.at(p, 5) > 0.05),
  };
};

export const ocean: Painter = (brush) => {
  const { noise, random, goods } = brush;
  const water = goods === "genes" ? 195 : goods === "culture" ? 285 : brush.hue;
  const scale = random.range(1.0, 1.5);
  const currents: Field = (p) => noise.clouds(noise.warp(p, 1.4, 0.5), 1.6, 4);
  const reefs: Field = (p) => noise.ridges(noise.warp(p, 1.5, 0.3), scale, 4);
  const deep = brush.terraces(
    currents,
    [
      [-0.22, brush.colour(0.4, 0.13, water)],
      [0, brush.colour(0.47, 0.13, water - 8)],
      [0.22, brush.colour(0.55, 0.125, water - 18)],
    ],
    { emboss: 0 },
  );
  const islands = brush.terraces(reefs, [
    [0.74, brush.colour(0.73, 0.11, water - 40)],
    [0.83, brush.colour(0.78, 0.09, 110), "#fff6d8"],
    [0.9, brush.colour(0.58, 0.11, 145)],
  ]);
  return {
    sky: oklch(0.85, 0.1, water),
    air: 1,
    sphere:
      brush.ground(brush.colour(0.33, 0.12, water + 10)) +
      deep +
      islands +
      caps(brush, 0.9, "#eef5f6") +
      clouds(brush, 0.62, "#f4f7f8", 0.7) +
      cyclone(brush),
  };
};

export const jungle: Painter = (brush) => {
  const { noise, random, goods } = brush;
  const scale = random.range(1.2, 1.7);
  const hue = goods === "genes" || goods === "none" ? 145 : brush.hue;
  const canopy = brush.terraces(
    (p) => noise.clouds(noise.warp(p, 1.6, 0.5), scale, 5, 0.55),
    [
      [-0.26, brush.colour(0.44, 0.115, hue + 10)],
      [-0.05, brush.colour(0.53, 0.13, hue)],
      [0.14, brush.colour(0.62, 0.14, hue - 8)],
      [0.32, brush.colour(0.74, 0.14, hue - 20)],
      [0.46, brush.colour(0.86, 0.1, hue - 40)],
    ],
    { emboss: 1.9 },
  );
  const rivers = brush.terraces(
    (p) => noise.ridges(noise.warp(p, 1.2, 0.4), 1.3, 2),
    [[0.9, brush.colour(0.72, 0.1, 205), "#e8fbff"]],
    { emboss: 1 },
  );
  return {
    sky: oklch(0.87, 0.11, hue + 10),
    air: 0.95,
    sphere:
      brush.ground(brush.colour(0.37, 0.1, hue + 22)) +
      canopy +
      rivers +
      clouds(brush, 0.22, "#f3f7ee", 0.66) +
      caps(brush, 0.96, "#f2f5f0"),
  };
};
