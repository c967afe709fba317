// What a painter of worlds holds in hand: the globe, its lot of random numbers, its colours, and the enamel technique.

import { GLOW, type Goods, HUES, MINERALS, oklch } from "./colour.ts";
import { contour, type Field, type Globe, type Precision, sample } from "./contour.ts";
import { BY_GOODS, type Family, familyOf } from "./family.ts";
import { Noise } from "./noise.ts";
import { hash, Random } from "./random.ts";
import { type Orientation, orient } from "./sphere.ts";
import { decimals, disc, path } from "./svg.ts";

/** Level of detail: 0 up to 80 px, 1 up to 180 px, 2 above. */
export type Detail = 0 | 1 | 2;

/** Corners lie on a grid, whose step is less than half a pixel of the picture at its size. */
export const UNIT: Readonly<Record<Detail, number>> = { 0: 2, 1: 1, 2: 0.5 };

export interface WorldSpec {
  readonly id: string;
  /** Gives the hue. */
  readonly goods: Goods;
  /** A muted surface in a coloured halo. */
  readonly windfall?: boolean;
  /** Three red pickets stand guard. */
  readonly military?: boolean;
  /** Which families suit it; those of its goods if not given. */
  readonly families?: readonly Family[];
  /** The one that it is of, without a lot. */
  readonly family?: Family;
}

/** One height of a relief: from where it starts, its enamel, and the wire along its edge. */
export type Terrace = readonly [level: number, fill: string, wire?: string];

export interface Relief {
  /** Depth of the shadow under each terrace; 0 for none. */
  readonly emboss?: number;
  readonly opacity?: number;
}

const STEPS: Readonly<Record<Detail, number>> = { 0: 26, 1: 46, 2: 84 };
const PRECISION: Readonly<Record<Detail, Precision>> = {
  0: { tolerance: 3, smallest: 160, unit: 2 },
  1: { tolerance: 1.15, smallest: 46, unit: 1 },
  2: { tolerance: 0.6, smallest: 14, unit: 1 },
};

const MAY_HAVE_RINGS: readonly Family[] = ["gas", "ice", "cratered", "city", "terran", "storm"];

export class Brush {
  readonly id: string;
  readonly goods: Goods;
  readonly windfall: boolean;
  readonly family: Family;
  readonly detail: Detail;
  /** More than the small tiles show. */
  readonly fine: boolean;
  readonly random: Random;
  readonly noise: Noise;
  readonly unit: number;
  /** Starts every id, so that several worlds can share a picture. */
  readonly uid: string;
  readonly hue: number;
  readonly hue2: number;
  readonly hue3: number;
  readonly glow: string;
  readonly ringed: boolean;
  readonly globe: Globe;
  readonly orientation: Orientation;
  private readonly dim: number;
  private readonly chroma: number;
  private readonly shapes: string[] = [];

  constructor(spec: WorldSpec, detail: Detail, uid: string) {
    const seed = hash(spec.id);
    const random = new Random(seed);
    this.id = spec.id;
    this.goods = spec.goods;
    this.windfall = spec.windfall ?? false;
    this.family = spec.family ?? familyOf(spec.id, spec.families ?? BY_GOODS[spec.goods]);
    this.detail = detail;
    this.fine = detail > 0;
    this.random = random;
    this.noise = new Noise(seed ^ 0x9e3779b9);
    this.unit = UNIT[detail];
    this.uid = uid;

    const [main, second, third] = this.goods === "none" ? random.pick(MINERALS) : HUES[this.goods];
    const wander = this.goods === "energy" || this.goods === "culture" ? random.range(-20, 20) : 0;
    this.hue = wander + main + random.range(-9, 9);
    this.hue2 = second + random.range(-8, 8);
    this.hue3 = third + random.range(-8, 8);
    this.glow = GLOW[this.goods];
    this.chroma = this.goods === "none" ? 0.4 : this.windfall ? 0.74 : 1;
    this.dim = this.windfall ? 0.95 : 1;

    const rings = this.family === "gas" ? 0.62 : 0.16;
    this.ringed = MAY_HAVE_RINGS.includes(this.family) && random.next() < rings;
    this.globe = { x: 200, y: 200, r: this.ringed ? 118 : 164 };
    this.orientation = orient(random, this.family === "gas" ? 0.5 : 0.6);
  }

  /** An enamel of this world: a windfall is muted, a world without goods nearly grey. */
  colour(lightness: number, chroma: number, hue = this.hue): string {
    return oklch(lightness * this.dim, chroma * this.chroma, hue);
  }

  /** The lowest ground. */
  ground(fill: string): string {
    return disc(200, 200, this.globe.r + 2, `fill="${fill}"`);
  }

  /** Cloisonné: the heights of a field as filled terraces, each with an embossed edge and a thin wire. */
  terraces(field: Field, terraces: readonly Terrace[], { emboss = 2.2, opacity }: Relief = {}): string {
    const grid = sample(STEPS[this.detail], this.orientation.matrix, field);
    let out = "";
    for (const [level, fill, wire] of terraces) {
      const d = contour(grid, level, this.globe, PRECISION[this.detail]);
      if (!d) continue;
      const edge = wire && this.fine ? ` stroke="${wire}" stroke-width="${this.detail === 2 ? 1 : 1.5}"` : "";
      const veil = opacity === undefined ? "" : ` opacity="${decimals(opacity)}"`;
      const enamel = `fill="${fill}"${edge}${veil}`;
      if (this.fine && emboss) {
        const use = this.share(path(d));
        const shift = `translate(${emboss} ${decimals(emboss * 1.2)})`;
        out += use(`transform="${shift}" fill="#02040b" opacity=".3"`) + use(enamel);
      } else out += path(d, enamel);
    }
    return out;
  }

  /** What is drawn several times is written once; the result draws it with the paint that it lacks. */
  share(markup: string): (attributes: string) => string {
    const id = `${this.uid}s${this.shapes.length}`;
    this.shapes.push(`<g id="${id}">${markup}</g>`);
    return (attributes) => `<use href="#${id}" ${attributes}/>`;
  }

  get shared(): string {
    return this.shapes.join("");
  }
}
