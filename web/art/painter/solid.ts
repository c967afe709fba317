// Faceted bodies: a subdivided icosahedron and its lit faces.

import type { Random } from "./random.ts";
import { cross, dot, minus, negate, unit, type Vector } from "./vector.ts";

export type Face = readonly [number, number, number];

export interface Solid {
  readonly corners: readonly Vector[];
  readonly faces: readonly Face[];
}

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const ICOSAHEDRON: readonly Vector[] = [
  [-1, GOLDEN, 0],
  [1, GOLDEN, 0],
  [-1, -GOLDEN, 0],
  [1, -GOLDEN, 0],
  [0, -1, GOLDEN],
  [0, 1, GOLDEN],
  [0, -1, -GOLDEN],
  [0, 1, -GOLDEN],
  [GOLDEN, 0, -1],
  [GOLDEN, 0, 1],
  [-GOLDEN, 0, -1],
  [-GOLDEN, 0, 1],
];
// biome-ignore format: five faces around each end, ten between
const FACES: readonly Face[] = [
  [0, 11, 5], [0, 5, 1], [0, 1, 7], [0, 7, 10], [0, 10, 11],
  [1, 5, 9], [5, 11, 4], [11, 10, 2], [10, 7, 6], [7, 1, 8],
  [3, 9, 4], [3, 4, 2], [3, 2, 6], [3, 6, 8], [3, 8, 9],
  [4, 9, 5], [2, 4, 11], [6, 2, 10], [8, 6, 7], [9, 8, 1],
];

/** An icosahedron whose faces were split in four `level` times, all corners on the unit sphere. */
export function icosphere(level: number): Solid {
  const corners = ICOSAHEDRON.map((p) => unit(...p));
  let faces = FACES;
  for (let l = 0; l < level; l++) {
    const halves = new Map<number, number>();
    const half = (a: number, b: number): number => {
      const key = a < b ? a * 1e4 + b : b * 1e4 + a;
      let at = halves.get(key);
      if (at === undefined) {
        at = corners.length;
        const [p, q] = [corners[a]!, corners[b]!];
        corners.push(unit(p[0] + q[0], p[1] + q[1], p[2] + q[2]));
        halves.set(key, at);
      }
      return at;
    };
    faces = faces.flatMap(([a, b, c]): Face[] => {
      const d = half(a, b);
      const e = half(b, c);
      const f = half(c, a);
      return [
        [a, d, f],
        [b, e, d],
        [c, f, e],
        [d, e, f],
      ];
    });
  }
  return { corners, faces };
}

/** The corners moved about at random, which makes a sphere a cut stone. */
export function roughen({ corners, faces }: Solid, amount: number, random: Random): Solid {
  const moved = corners.map((p): Vector => {
    const stretch = 1 + random.range(-amount, amount) * 0.45;
    const q = unit(
      p[0] + random.range(-amount, amount),
      p[1] + random.range(-amount, amount),
      p[2] + random.range(-amount, amount),
    );
    return [q[0] * stretch, q[1] * stretch, q[2] * stretch];
  });
  return { corners: moved, faces };
}

export interface Facet {
  readonly corners: readonly [Vector, Vector, Vector];
  /** Points outwards. */
  readonly normal: Vector;
}

/** The faces of a body as flat facets, `corners` being its corners as the viewer sees them. */
export function facets(faces: readonly Face[], corners: readonly Vector[]): Facet[] {
  return faces.map(([i, j, k]) => {
    const [a, b, c] = [corners[i]!, corners[j]!, corners[k]!];
    const normal = unit(...cross(minus(b, a), minus(c, a)));
    return { corners: [a, b, c], normal: dot(normal, a) < 0 ? negate(normal) : normal };
  });
}
