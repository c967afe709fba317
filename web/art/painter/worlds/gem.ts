// A world cut like a stone.

import { oklch } from "../colour.ts";
import { polygon } from "../curve.ts";
import type { Painter } from "../scene.ts";
import { facets, icosphere, roughen } from "../solid.ts";
import { LIGHT, project } from "../sphere.ts";
import { num, sparkle } from "../svg.ts";
import { dot, type Point, timesTransposed } from "../vector.ts";

export const gem: Painter = (brush) => {
  const { random, globe, fine, detail, goods } = brush;
  const solid = roughen(icosphere(1), 0.16, random);
  const corners = solid.corners.map((p) => timesTransposed(brush.orientation.matrix, p));
  const faces = facets(solid.faces, corners)
    .filter((face) => face.normal[2] > 0.02)
    .sort((p, q) => p.normal[2] - q.normal[2]);
  const hue = goods === "none" ? 275 : brush.hue;
  let stone = "";
  for (const face of faces) {
    const lit = Math.max(0, dot(face.normal, LIGHT));
    const flash = Math.max(0, 2 * lit * face.normal[2] - LIGHT[2]) ** 7;
    const uneven = random.range(-0.05, 0.05);
    const fill = brush.colour(
      Math.min(0.97, 0.24 + 0.56 * lit + uneven + 0.26 * flash),
      0.06 + 0.12 * (1 - Math.abs(lit - 0.5)),
      hue + (random.next() - 0.5) * 44 + 20 * (lit - 0.5),
    );
    const edge = `stroke-opacity="${num(0.15 + 0.5 * lit)}"`;
    const shape = polygon(
      face.corners.map((p) => project(globe, p)),
      brush.unit,
    );
    stone += `<path d="${shape}" fill="${fill}" ${edge}/>`;
    if (detail === 2) {
      const [a, b, c] = face.corners;
      const x = (a[0] + b[0] + c[0]) / 3;
      const y = (a[1] + b[1] + c[1]) / 3;
      const inner = face.corners.map((p): Point => project(globe, [x + (p[0] - x) * 0.45, y + (p[1] - y) * 0.45, 0]));
      const veil = num(0.04 + 0.3 * flash + (random.next() < 0.2 ? 0.14 : 0));
      stone += `<path d="${polygon(inner, brush.unit)}" fill="#fff" stroke="none" opacity="${veil}"/>`;
    }
  }
  const star = (x: number, y: number, r: number) => sparkle(x, y, r, r * 0.1, `fill="#fff" opacity=".95"`);
  return {
    front:
      `<g stroke="${oklch(0.97, 0.03, hue)}" stroke-width="${fine ? 1.3 : 2.4}" stroke-linejoin="round">${stone}</g>` +
      star(globe.x - 0.45 * globe.r, globe.y - 0.5 * globe.r, fine ? 30 : 40) +
      star(globe.x + 0.35 * globe.r, globe.y + 0.1 * globe.r, 16),
    air: 0.7,
    moon: false,
  };
};
