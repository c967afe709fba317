// A world broken in two: a jagged line cuts the globe, and the halves drift apart over a burning core.

import type { Brush } from "../brush.ts";
import { polygon, polyline } from "../curve.ts";
import type { Painter } from "../scene.ts";
import { craters } from "../surface.ts";
import { disc, num, path, radial } from "../svg.ts";
import { type Point, TAU } from "../vector.ts";

interface Cut {
  readonly points: readonly Point[];
  /** Across the cut. */
  readonly across: Point;
  /** Along the cut. */
  readonly along: Point;
}

function jaggedCut({ random, globe }: Brush): Cut {
  const angle = random.range(0.5, 1.1);
  const across: Point = [Math.cos(angle), -Math.sin(angle)];
  const along: Point = [-across[1], across[0]];
  const points: Point[] = [];
  for (let i = -8; i <= 8; i++) {
    points.push([
      globe.x + along[0] * i * 26 + across[0] * random.range(-19, 19) + across[0] * 14,
      globe.y + along[1] * i * 26 + across[1] * random.range(-19, 19) + across[1] * 14,
    ]);
  }
  return { points, across, along };
}

function debris(brush: Brush, { across, along }: Cut, hue: number): string {
  const { random, globe, fine } = brush;
  let out = "";
  for (let i = 0; i < (fine ? 20 : 8); i++) {
    const t = random.range(-1.15, 1.15);
    const drift = random.range(-0.12, 0.62);
    const x = globe.x + along[0] * t * globe.r * 0.95 + across[0] * drift * globe.r;
    const y = globe.y + along[1] * t * globe.r * 0.95 + across[1] * drift * globe.r;
    const r = random.range(3, 15) * (fine ? 1 : 1.4);
    const corners = random.int(5, 7);
    const outline: Point[] = [];
    for (let k = 0; k < corners; k++) {
      const angle = (k / corners) * TAU;
      const reach = r * random.range(0.65, 1.1);
      outline.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]);
    }
    const fill = brush.colour(random.range(0.36, 0.62), 0.07, hue);
    out += path(polygon(outline, brush.unit), `fill="${fill}"`);
  }
  return `<g stroke="#ffcf8a" stroke-opacity=".35">${out}</g>`;
}

export const shattered: Painter = (brush) => {
  const { noise, globe, goods, fine, uid } = brush;
  const hue = goods === "none" ? 30 : brush.hue;
  const cut = jaggedCut(brush);
  const [nx, ny] = cut.across;
  const line = polyline(cut.points, brush.unit);
  const first = cut.points[0]!;
  const last = cut.points[cut.points.length - 1]!;
  const half = (side: 1 | -1) => {
    const away = ([x, y]: Point): Point => [x + side * nx * 420, y + side * ny * 420];
    return polygon([...cut.points, away(last), away(first)], brush.unit);
  };

  const skin =
    brush.ground(brush.colour(0.42, 0.08, hue)) +
    brush.terraces(
      (p) => noise.clouds(noise.warp(p, 1.4, 0.3), 1.5, 4),
      [
        [-0.15, brush.colour(0.5, 0.085, hue + 5)],
        [0.1, brush.colour(0.6, 0.08, hue + 10)],
        [0.3, brush.colour(0.7, 0.065, hue + 14)],
      ],
      { emboss: 1.8 },
    ) +
    craters(brush, fine ? 16 : 6, 0.03, 0.17, {
      rim: brush.colour(0.74, 0.06, hue + 12),
      floor: brush.colour(0.42, 0.08, hue),
      shadow: brush.colour(0.28, 0.06, hue),
    });
  const veil = (gradient: string) => disc(200, 200, globe.r + 2, `fill="url(#${uid}${gradient})"`);
  const glowing =
    `<path d="${line}" fill="none" stroke="#ffb357" stroke-width="9" opacity=".55"/>` +
    `<path d="${line}" fill="none" stroke="#fff0c4" stroke-width="3"/>`;
  const surface = brush.share(skin + veil("t") + veil("r") + glowing);
  const rubble = debris(brush, cut, hue);
  const piece = (clip: string, drift: number, turn: number) => {
    const place = `translate(${num(nx * 16 * drift)} ${num(ny * 16 * drift)}) rotate(${turn} 200 200)`;
    return `<g transform="${place}"><g clip-path="url(#${uid}${clip})">${surface(`clip-path="url(#${uid}c)"`)}</g></g>`;
  };
  const core = radial(`${uid}k`, 200 + nx * 20, 200 + ny * 20, globe.r * 1.05, [
    [0, "#fff6d0"],
    [0.2, "#ffc25a"],
    [0.45, "#f0662a", 0.9],
    [0.75, "#7a1c14", 0.5],
    [1, "#2a0608", 0],
  ]);
  const clips =
    `<clipPath id="${uid}a"><path d="${half(1)}"/></clipPath>` +
    `<clipPath id="${uid}b"><path d="${half(-1)}"/></clipPath>`;
  return {
    halo: brush.windfall,
    moon: false,
    air: 0.4,
    defs: clips + core,
    behind: disc(200, 200, globe.r * 1.04, `fill="url(#${uid}k)"`),
    front:
      `<g transform="translate(200 200) scale(.93) translate(-200 -200)">` +
      `${piece("a", 1.5, 7)}${piece("b", -0.55, -2)}${rubble}</g>`,
  };
};
