// Smooth random fields in space. Sampled on a sphere they become continents, clouds and ridges without a seam.

import { Random } from "./random.ts";
import type { Vector } from "./vector.ts";

type Numbers = readonly [number, number, number];

const GRADIENTS: readonly Numbers[] = [
  [1, 1, 0],
  [-1, 1, 0],
  [1, -1, 0],
  [-1, -1, 0],
  [1, 0, 1],
  [-1, 0, 1],
  [1, 0, -1],
  [-1, 0, -1],
  [0, 1, 1],
  [0, -1, 1],
  [0, 1, -1],
  [0, -1, -1],
];

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const blend = (a: number, b: number, t: number) => a + (b - a) * t;

export class Noise {
  private readonly shuffled = new Uint8Array(512);

  constructor(seed: number) {
    const random = new Random(seed);
    const bytes = [...Array(256).keys()];
    for (let i = 255; i > 0; i--) {
      const j = Math.floor(random.next() * (i + 1));
      [bytes[i], bytes[j]] = [bytes[j]!, bytes[i]!];
    }
    for (let i = 0; i < 512; i++) this.shuffled[i] = bytes[i & 255]!;
  }

  /** A byte for each cell of space. */
  private lot(x: number, y: number, z: number): number {
    const s = this.shuffled;
    return s[(x & 255) + s[(y & 255) + s[z & 255]!]!]!;
  }

  /** Gradient noise (Perlin), about -1 to 1. */
  value(x: number, y: number, z: number): number {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const cellZ = Math.floor(z);
    const dx = x - cellX;
    const dy = y - cellY;
    const dz = z - cellZ;
    const corner = (i: number, j: number, k: number) => {
      const g = GRADIENTS[this.lot(cellX + i, cellY + j, cellZ + k) % 12]!;
      return g[0] * (dx - i) + g[1] * (dy - j) + g[2] * (dz - k);
    };
    const u = fade(dx);
    const v = fade(dy);
    const w = fade(dz);
    return blend(
      blend(blend(corner(0, 0, 0), corner(1, 0, 0), u), blend(corner(0, 1, 0), corner(1, 1, 0), u), v),
      blend(blend(corner(0, 0, 1), corner(1, 0, 1), u), blend(corner(0, 1, 1), corner(1, 1, 1), u), v),
      w,
    );
  }

  /** The noise at a point, `frequency` times as fine. */
  at(p: Vector, frequency: number): number {
    return this.value(p[0] * frequency, p[1] * frequency, p[2] * frequency);
  }

  /** Octaves of noise, each finer and weaker than the last: land masses. */
  clouds(p: Vector, frequency: number, octaves = 4, gain = 0.5): number {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let f = frequency;
    for (let i = 0; i < octaves; i++) {
      sum += weight * this.value(p[0] * f + i * 17.3, p[1] * f + i * 9.1, p[2] * f - i * 5.7);
      total += weight;
      weight *= gain;
      f *= 2.03;
    }
    return (sum / total) * 1.6;
  }

  /** Near 1 along branching crests: mountain chains, lava, rivers. */
  ridges(p: Vector, frequency: number, octaves = 3): number {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let f = frequency;
    for (let i = 0; i < octaves; i++) {
      sum += weight * (1 - Math.abs(this.value(p[0] * f + i * 31.7, p[1] * f + i * 11.9, p[2] * f + i * 3.3)) * 2.1);
      total += weight;
      weight *= 0.5;
      f *= 2.1;
    }
    return sum / total;
  }

  /** The point pushed aside by another noise, which bends coasts and belts. */
  warp(p: Vector, frequency: number, strength: number): Vector {
    return [
      p[0] + strength * this.clouds([p[0] + 7, p[1], p[2]], frequency, 3),
      p[1] + strength * this.clouds([p[0], p[1] + 13, p[2]], frequency, 3),
      p[2] + strength * this.clouds([p[0], p[1], p[2] + 19], frequency, 3),
    ];
  }

  /** Distances to the nearest and second nearest of scattered seeds (Worley): cells and their walls. */
  cells(p: Vector, frequency: number): [number, number] {
    const s = this.shuffled;
    const x = p[0] * frequency;
    const y = p[1] * frequency;
    const z = p[2] * frequency;
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const cellZ = Math.floor(z);
    let first = 9;
    let second = 9;
    for (let i = -1; i < 2; i++) {
      for (let j = -1; j < 2; j++) {
        for (let k = -1; k < 2; k++) {
          const h = this.lot(cellX + i, cellY + j, cellZ + k);
          const distance = Math.hypot(
            cellX + i + s[h]! / 255 - x,
            cellY + j + s[h + 1]! / 255 - y,
            cellZ + k + s[h + 2]! / 255 - z,
          );
          if (distance < first) {
            second = first;
            first = distance;
          } else if (distance < second) second = distance;
        }
      }
    }
    return [first, second];
  }
}
