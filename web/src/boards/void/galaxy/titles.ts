import { APOTHEM, distance, type Point, polar, SIXTH } from "./geometry";
import { groundOf } from "./labels";
import type { Layout, Plate } from "./layout";
import { widthOf } from "./letters";
import { away, type Box, type Disc, hits, type Segment, within } from "./placement";
import { type Distance, distanceOf, screen } from "./sizes";

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

/** Of its letters on the screen, in pixels; none from far away. */
const SIZE: Readonly<Record<Distance, number>> = { far: 0, middle: 11.5, near: 12 };
/** Its letters are lighter than those of other names, and stand further apart. */
const SPACED = 1.06;
const LETTERS = 0.85;
export const TITLE_LINE = 1.15;
/** Level, from the middle of the hex: what is liked most first. */
const LEVEL: readonly (readonly [number, number])[] = [
  [0, 0], [0, -0.14], [0, 0.14], [-0.14, 0], [0.14, 0], [0, -0.26], [0, 0.26], [-0.14, -0.14], [0.14, -0.14],
  [-0.14, 0.14], [0.14, 0.14], [-0.28, 0], [0.28, 0], [0, -0.62], [0, 0.62],
]; // biome-ignore format: rings around the middle
/** Along a side, from the plate's inner edge inwards; or beyond its rim, where no other plate adjoins. */
const EDGE = 0.955 * APOTHEM;
const DEPTHS: readonly number[] = [0, 0.06, 0.12, 0.18];
const BEYOND = 1.02 * APOTHEM;
const ALONG: readonly number[] = [0, 0.08, -0.08, 0.16, -0.16, 0.24, -0.24, 0.32, -0.32];
/** The upper sides first, which are read most easily; or the outer ones. */
const CENTRE: readonly number[] = [4, 5, 1, 2, 0, 3];
const OUTER: readonly number[] = [0, 1, -1, 2, -2, 3];
/** What is liked less, by how much. */
const IN_TWO = 4;
const SLANTED = 26;
const UPRIGHT = 60;
const OUTSIDE = 12;
const PER_SIDE = 2;
const PER_LANE = 0.9;
/** No level name reaches beyond its plate. */
const INSIDE = 0.86;
/** A name keeps off what it might be taken to name. */
const OFF_WORLD = 6;
const OFF = 2;

/** Where a name might run, and how much that is disliked. */
interface Way extends Pick<Title, "at" | "angle" | "lines"> {
  readonly rank: number;
}

interface Taken {
  readonly discs: readonly Disc[];
  readonly lanes: readonly Segment[];
  readonly boxes: readonly Box[];
}

/**
 * Names of hexes stand level in the middle, or run along a side, or beyond it, upright last; over nothing else, and over a
 * lane if need be. A name that finds no such place is left out: what lies in the hex is named all the same. `boxes`: what
 * stands on the screen already, ships excepted, so that no name moves with them.
 */
export function titlesOf(
  layout: Layout,
  nameOf: (hex: string) => string,
  boxes: readonly Box[],
  side: number,
): Title[] {
  const letters = SIZE[distanceOf(side)];
  if (!letters) return [];
  const size = letters / side;
  const { discs, worlds, lanes } = groundOf(layout, side);
  const wide = discs.map((disc) => ({ ...disc, radius: disc.radius + (worlds.includes(disc) ? OFF_WORLD : OFF) }));
  const taken = [...boxes];
  return layout.plates.flatMap((plate) => {
    const name = nameOf(plate.hex);
    const cut = broken(name);
    const ways = [[name], ...(cut ? [cut] : [])].flatMap((lines) => waysFor(plate, lines, size, layout));
    const best = cheapest(ways, { discs: wide, lanes, boxes: taken }, size, side);
    if (!best) return [];
    taken.push(...best.boxes);
    const { at, angle, lines } = best.way;
    return [{ hex: plate.hex, at, angle, lines, size, boxes: best.boxes }];
  });
}

function cheapest(ways: readonly Way[], taken: Taken, size: number, side: number) {
  let best: { way: Way; boxes: Box[] } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const way of ways) {
    if (way.rank >= least) continue;
    const boxes = [...boxesOf(way, size, side)];
    const isFree = boxes.every(
      (box) =>
        taken.discs.every(({ at, radius }) => away(at, box) > radius) &&
        taken.boxes.every((other) => !hits(other, box, 1)),
    );
    if (!isFree) continue;
    const under = boxes.reduce((sum, box) => sum + taken.lanes.reduce((px, lane) => px + within(lane, box), 0), 0);
    const cost = way.rank + PER_LANE * under;
    if (cost < least) [best, least] = [{ way, boxes }, cost];
  }
  return best;
}

/** A name of several words in two lines, as even as can be. */
export function broken(name: string): [string, string] | null {
  const words = name.split(" ");
  const cuts = words
    .slice(1)
    .map((_, i): [string, string] => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const length = (cut: readonly string[]) => Math.max(...cut.map((part) => part.length));
  return cuts.sort((a, b) => length(a) - length(b))[0] ?? null;
}

function extent(lines: readonly string[], size: number): { half: number; high: number } {
  const width = Math.max(...lines.map(widthOf)) * SPACED;
  return { half: (width * size) / 2, high: ((lines.length - 1) * TITLE_LINE + LETTERS) * size };
}

function waysFor(plate: Plate, lines: readonly string[], size: number, layout: Layout): Way[] {
  const { half, high } = extent(lines, size);
  const less = lines.length > 1 ? IN_TWO : 0;
  return [...levelWays(plate, lines, half, high, less), ...sideWays(plate, lines, half, high, less, layout)];
}

function levelWays({ at }: Plate, lines: readonly string[], half: number, high: number, less: number): Way[] {
  const reaches = (x: number, y: number) =>
    Math.max(...[0, 1, 2, 3, 4, 5].map((to) => x * Math.cos(to * SIXTH) + y * Math.sin(to * SIXTH)));
  return LEVEL.flatMap(([dx, dy], i) => {
    const ends = [-half, half].flatMap((x) => [-high / 2, high / 2].map((y) => reaches(dx + x, dy + y)));
    if (Math.max(...ends) > INSIDE) return [];
    return [{ at: { x: at.x + dx, y: at.y + dy }, angle: 0, lines, rank: i + less }];
  });
}

function sideWays(
  { place, at }: Plate,
  lines: readonly string[],
  half: number,
  high: number,
  less: number,
  { turn, plates }: Layout,
): Way[] {
  const sides = place === null ? CENTRE : OUTER.map((aside) => place + turn + aside);
  return sides.flatMap((to, i) => {
    const direction = to * SIXTH;
    const angle = ((((to * 60 + 180) % 180) + 180) % 180) - 90;
    const dislike = SLANTED + i * PER_SIDE + less + (Math.abs(angle) === 90 ? UPRIGHT : 0);
    const way = (depth: number, along: number, rank: number): Way => {
      const middle = polar(along, direction + 1.5 * SIXTH, polar(depth, direction, at));
      return { at: middle, angle, lines, rank: dislike + rank };
    };
    const inside = DEPTHS.flatMap((depth, j) => {
      const room = 1 - (EDGE - depth) / (2 * APOTHEM) - half;
      return ALONG.filter((along) => Math.abs(along) <= room).map((along, k) =>
        way(EDGE - depth - high / 2, along, j + k / 4),
      );
    });
    const beyond = polar(2 * APOTHEM, direction, at);
    if (plates.some((plate) => distance(plate.at, beyond) < 1)) return inside;
    return [...inside, ...ALONG.map((along, k) => way(BEYOND + high / 2, along, OUTSIDE + k / 4))];
  });
}

/** A turned name as a row of upright boxes. */
function* boxesOf({ at, angle, lines }: Way, size: number, side: number): Generator<Box> {
  const { half, high } = extent(lines, size);
  const along = (angle * Math.PI) / 180;
  const middle = screen(at, side);
  if (!angle) {
    const [width, height] = [2 * half * side, high * side];
    yield { left: middle.x - width / 2, top: middle.y - height / 2, width, height };
    return;
  }
  const count = Math.ceil((4 * half) / size) + 1;
  const reach = (Math.abs(Math.sin(along)) + Math.abs(Math.cos(along))) / Math.SQRT2;
  const width = high * reach * side;
  for (let i = 0; i < count; i++) {
    const { x, y } = polar(half * ((2 * i) / (count - 1) - 1), along, at);
    yield { left: x * side - width / 2, top: y * side - width / 2, width, height: width };
  }
}
