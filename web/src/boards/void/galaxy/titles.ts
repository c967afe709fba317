import { APOTHEM, distance, type Point, polar, SIXTH } from "./geometry";
import { broken, groundTaken } from "./labels";
import type { Layout, Plate } from "./layout";
import { type Box, costOf, nearTo, type Taken } from "./placement";
import { type Distance, distanceOf } from "./sizes";

/** The name of a hex: where its middle lies, how it is turned in degrees, and what of the screen it takes. */
export interface Title {
  readonly hex: string;
  readonly at: Point;
  readonly angle: number;
  readonly lines: readonly string[];
  /** Of its letters, in sides of a hexagon. */
  readonly size: number;
  readonly boxes: readonly Box[];
}

/** Lengths in sides of a hexagon. */
const SIZE: Readonly<Record<Distance, number>> = { far: 0, middle: 0.094, near: 0.078 };
const LETTER = 0.54;
const LETTERS = 0.85;
export const TITLE_LINE = 1.15;
/** From the plate's inner edge inwards; or beyond its rim, where no other plate adjoins. */
const EDGE = 0.955 * APOTHEM;
const DEPTHS: readonly number[] = [0, 0.06, 0.12, 0.18];
const BEYOND = 1.02 * APOTHEM;
/** No name reaches further from the middle of its hex. */
const AROUND = 1.4;
const ALONG: readonly number[] = [0, 0.08, -0.08, 0.16, -0.16, 0.24, -0.24, 0.32, -0.32];
/** The upper sides first, which are read most easily; or the outer ones. */
const CENTRE: readonly number[] = [4, 5, 1, 2, 0, 3];
const OUTER: readonly number[] = [0, 1, -1, 2, -2, 3];
/** What is liked less, in steps to another side. */
const OUTSIDE = 3;
const IN_TWO = 4;

/** Where a name might run; what is liked most has the lowest rank. */
interface Way extends Pick<Title, "at" | "angle" | "lines"> {
  readonly rank: number;
}

/**
 * Names of hexes run along a side, upright, over nothing else; over a lane if need be. A name that finds no such place is
 * left out: what lies in the hex is named all the same. `boxes`: what stands on the screen already.
 */
export function titlesOf(
  layout: Layout,
  nameOf: (hex: string) => string,
  boxes: readonly Box[],
  side: number,
): Title[] {
  const size = SIZE[distanceOf(side)];
  if (!size) return [];
  const taken = { ...groundTaken(layout, side), boxes };
  return layout.plates.flatMap((plate) => {
    const name = nameOf(plate.hex);
    const cut = broken(name);
    const ways = [[name], ...(cut ? [cut] : [])].flatMap((lines) => waysFor(plate, lines, size, layout));
    ways.sort((a, b) => a.rank - b.rank);
    const near = nearTo(around(plate.at, side), taken);
    const isFree = (among: Taken) => (way: Way) => {
      for (const box of boxesOf(way, size, side)) if (costOf(box, among)) return false;
      return true;
    };
    const way = ways.find(isFree(near)) ?? ways.find(isFree({ ...near, segments: [] }));
    return way ? [{ ...way, hex: plate.hex, size, boxes: [...boxesOf(way, size, side)] }] : [];
  });
}

const around = ({ x, y }: Point, side: number): Box => ({
  left: (x - AROUND) * side,
  top: (y - AROUND) * side,
  width: 2 * AROUND * side,
  height: 2 * AROUND * side,
});

function extent(lines: readonly string[], size: number): { half: number; high: number } {
  const letters = Math.max(...lines.map((line) => line.length));
  return { half: (letters * LETTER * size) / 2, high: ((lines.length - 1) * TITLE_LINE + LETTERS) * size };
}

function waysFor({ place, at }: Plate, lines: readonly string[], size: number, { turn, plates }: Layout): Way[] {
  const sides = place === null ? CENTRE : OUTER.map((aside) => place + turn + aside);
  const { half, high } = extent(lines, size);
  const less = lines.length > 1 ? IN_TWO : 0;
  return sides.flatMap((to, i) => {
    const direction = to * SIXTH;
    const angle = ((((to * 60 + 180) % 180) + 180) % 180) - 90;
    const way = (depth: number, along: number, rank: number): Way => {
      const middle = polar(along, direction + 1.5 * SIXTH, polar(depth, direction, at));
      return { at: middle, angle, lines, rank };
    };
    const inside = DEPTHS.flatMap((depth, j) => {
      const room = 1 - (EDGE - depth) / (2 * APOTHEM) - half;
      return ALONG.filter((along) => Math.abs(along) <= room).map((along, k) =>
        way(EDGE - depth - high / 2, along, i + j + k / 4 + less),
      );
    });
    const beyond = polar(2 * APOTHEM, direction, at);
    if (plates.some((plate) => distance(plate.at, beyond) < 1)) return inside;
    return [...inside, ...ALONG.map((along, k) => way(BEYOND + high / 2, along, i + k / 4 + OUTSIDE + less))];
  });
}

/** A turned name as a row of upright boxes. */
function* boxesOf({ at, angle, lines }: Way, size: number, side: number): Generator<Box> {
  const { half, high } = extent(lines, size);
  const along = (angle * Math.PI) / 180;
  const count = Math.ceil((4 * half) / size) + 1;
  const reach = (Math.abs(Math.sin(along)) + Math.abs(Math.cos(along))) / Math.SQRT2;
  const width = high * reach * side;
  for (let i = 0; i < count; i++) {
    const { x, y } = polar(half * ((2 * i) / (count - 1) - 1), along, at);
    yield { left: x * side - width / 2, top: y * side - width / 2, width, height: width };
  }
}
