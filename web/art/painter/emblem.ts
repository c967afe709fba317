// The emblem of a development: a lozenge with an engine-turned (guilloché) rosette, and the glyph of its phase in the middle.

import { type Detail, UNIT } from "./brush.ts";
import { oklch } from "./colour.ts";
import { smooth } from "./curve.ts";
import { hash, Random } from "./random.ts";
import { ACCENTS, type Accent, type Category, ENAMEL, GLYPHS } from "./signs.ts";
import { decimals, disc, path, picture, point, radial, sparkle } from "./svg.ts";
import { type Point, TAU } from "./vector.ts";

export interface EmblemSpec {
  readonly id: string;
  readonly category: Category;
  /** Hung on the lower rim, three at most. */
  readonly accents?: readonly Accent[];
}

const BRASS = "#e2c98f";
const BRIGHT = "#f8eccb";

const polar = (r: number, angle: number): Point => [200 + Math.cos(angle) * r, 200 + Math.sin(angle) * r];
const at = (r: number, angle: number) => point(...polar(r, angle));

/** What the rosettes of one emblem share. */
interface Graver {
  readonly random: Random;
  readonly detail: Detail;
  readonly fine: boolean;
  /** A guild's emblem is richer. */
  readonly rich: boolean;
  /** Width of a cut. */
  readonly line: number;
  readonly brass: string;
}

/** A band of rose curves, woven of several strands. */
interface Band {
  readonly radius: number;
  readonly petals: number;
  readonly height: number;
  /** A second, finer wave on the petals. */
  readonly ripples: number;
  readonly depth: number;
  readonly strands: number;
}

function weave({ radius, petals, height, ripples, depth, strands }: Band, detail: Detail): string {
  const steps = petals * (detail === 2 ? 10 : 7);
  let d = "";
  for (let j = 0; j < strands; j++) {
    const turn = ((j / strands) * TAU) / petals;
    const points: Point[] = [];
    for (let i = 0; i < steps; i++) {
      const t = (i / steps) * TAU;
      const swing = height * Math.sin(petals * t + turn * petals);
      points.push(polar(radius + swing + depth * Math.sin(ripples * t - turn * petals * 2), t));
    }
    d += smooth(points, Math.max(1, UNIT[detail]));
  }
  return d;
}

function circles({ random, fine, rich, line }: Graver): string {
  const count = random.pick(fine ? (rich ? [20, 24, 28] : [8, 10, 12, 16]) : [6, 7, 8, 9, 10, 12]);
  const r = random.range(24, 29);
  let out = "";
  for (let i = 0; i < count; i++) {
    const [x, y] = polar(90, (i / count) * TAU);
    out += disc(x, y, r, `fill="none" stroke="${BRASS}" stroke-width="${line}" opacity=".85"`);
    if (fine)
      out += disc(x, y, r * 0.58, `fill="none" stroke="${BRASS}" stroke-width="${decimals(line * 0.8)}" opacity=".55"`);
  }
  return out;
}

function sunrays({ random, fine, rich, line }: Graver): string {
  const count = random.pick(fine ? (rich ? [60, 72, 80] : [28, 36, 48, 60]) : [12, 16, 20, 24, 28, 32]);
  const dip = random.range(80, 94);
  let rays = "";
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * TAU;
    rays += `M${at(66, angle)}L${at(i % 4 === 0 ? 117 : i % 2 ? 92 : 104, angle)}`;
  }
  const scallops = count / 4;
  let hem = "";
  for (let i = 0; i < scallops; i++) {
    const start = i ? "" : `M${at(112, 0)}`;
    hem += `${start}Q${at(dip, ((i + 0.5) / scallops) * TAU)} ${at(112, ((i + 1) / scallops) * TAU)}`;
  }
  return (
    path(rays, `stroke="${BRASS}" stroke-width="${line}" opacity=".8"`) +
    path(hem, `fill="none" stroke="${BRIGHT}" stroke-width="${decimals(line * 1.2)}" opacity=".85"`) +
    disc(200, 200, 74, `fill="none" stroke="${BRASS}" stroke-width="${line}" opacity=".8"`)
  );
}

/** The graduated rim. */
function ticks(random: Random): string {
  const count = random.pick([60, 72, 48]);
  let d = "";
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * TAU;
    d += `M${at(124, angle)}L${at(124 - (i % (count / 12) === 0 ? 9 : 4), angle)}`;
  }
  return path(d, `stroke="${BRASS}" stroke-width="1.1" opacity=".85"`);
}

/** A star polygon {points/step} between the band and the medal. */
function star(random: Random): string {
  const points = random.pick([5, 7, 8, 9, 10, 12]);
  const steps: Record<number, number> = { 5: 2, 8: 3, 10: 3, 12: 5 };
  const step = steps[points] ?? random.pick([2, 3]);
  const turn = -Math.PI / 2 + (random.next() < 0.5 ? 0 : Math.PI / points);
  let d = "";
  for (let i = 0; i < points; i++) {
    d += `M${at(73, turn + (i / points) * TAU)}L${at(73, turn + ((i + step) / points) * TAU)}`;
  }
  return d;
}

function rosette(graver: Graver, id: string): string {
  const { random, detail, fine, rich, line, brass } = graver;
  const petals = random.pick(rich ? [12, 16, 18] : [5, 6, 7, 8, 9, 10, 12]);
  const strands = detail === 2 ? random.int(6, 9) : fine ? 5 : 3;
  const radius = random.range(87, 94);
  const height = random.range(11, 18);
  const depth = random.range(2, 7);
  const ripples = petals * random.pick([2, 3]);
  const style = hash(`s:${id}`) % 3;
  let out = fine ? ticks(random) : "";
  if (style === 0) {
    const pen = `fill="none" stroke="${brass}" stroke-width="${line}" opacity="${fine ? 0.92 : 0.8}"`;
    out += path(weave({ radius, petals, height, ripples, depth, strands }, detail), pen);
  } else out += style === 1 ? circles(graver) : sunrays(graver);
  if (rich && fine) {
    const inner = weave({ radius: 68, petals: 12, height: 6, ripples: 24, depth: 3, strands: 3 }, detail);
    out += path(inner, `fill="none" stroke="${BRASS}" stroke-width="1" opacity=".6"`);
  }
  const lines = star(random);
  if (fine && style !== 2)
    out += path(lines, `stroke="${BRASS}" stroke-width="${detail === 2 ? 1.2 : 1.8}" opacity=".7"`);
  return out;
}

function hangings(accents: readonly Accent[], fine: boolean, brass: string): string {
  const shown = accents.slice(0, 3);
  return shown
    .map((accent, i) => {
      const place = at(128, Math.PI / 2 + (i - (shown.length - 1) / 2) * 0.62);
      const { d, fill } = ACCENTS[accent];
      return (
        `<g transform="translate(${place})">` +
        `<circle r="${fine ? 25 : 34}" fill="#0b1220" stroke="${brass}" stroke-width="${fine ? 2.4 : 4}"/>` +
        `<path transform="scale(${fine ? 1.35 : 1.9})" d="${d}" fill="${fill}"/></g>`
      );
    })
    .join("");
}

export function emblem(spec: EmblemSpec, detail: Detail): string {
  const random = new Random(hash(`e:${spec.id}`));
  const [hue, chroma] = ENAMEL[spec.category];
  const brass = "url(#l)";
  const fine = detail > 0;
  const line = { 0: 3.4, 1: 1.6, 2: 1.1 }[detail];
  const rich = spec.category === "guild";

  const defs =
    radial("b", 160, 140, 270, [
      [0, oklch(0.5, chroma * 1.25, hue)],
      [0.45, oklch(0.36, chroma * 1.15, hue)],
      [1, oklch(0.2, chroma * 0.8, hue + 8)],
    ]) +
    `<linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3cf"/>` +
    `<stop offset=".45" stop-color="${BRASS}"/><stop offset="1" stop-color="#93743b"/></linearGradient>`;

  // Developments are diamonds everywhere.
  const lozenge =
    `<path d="M200 10L390 200L200 390L10 200z" fill="${oklch(0.17, chroma * 0.6, hue + 8)}" stroke="${brass}" ` +
    `stroke-width="${fine ? 3 : 6}" stroke-linejoin="round"/>`;
  const plate = disc(200, 200, 128, `fill="url(#b)" stroke="${brass}" stroke-width="${fine ? 3 : 6}"`);
  let corners = "";
  for (let i = 0; fine && i < 4; i++) {
    const [x, y] = polar(156, (i * Math.PI) / 2 - Math.PI / 2);
    corners += sparkle(x, y, 15, 2, `fill="${BRASS}" opacity=".85"`);
  }
  const medal =
    disc(200, 200, 57, `fill="${oklch(0.15, chroma * 0.7, hue)}" stroke="${brass}" stroke-width="${fine ? 2.8 : 5}"`) +
    `<path transform="translate(200 200) scale(${fine ? 1.75 : 1.95})" d="${GLYPHS[spec.category]}" fill="none" ` +
    `stroke="${BRIGHT}" stroke-width="${fine ? 2.2 : 3}" stroke-linejoin="round" stroke-linecap="round"/>`;
  const gloss = `<path d="M200 72A128 128 0 0 0 78 162Q150 98 236 78A128 128 0 0 0 200 72z" fill="#fff" opacity=".07"/>`;

  const engraved = rosette({ random, detail, fine, rich, line, brass }, spec.id);
  const out = lozenge + plate + corners + engraved + medal + hangings(spec.accents ?? [], fine, brass) + gloss;
  return picture(defs, out);
}
