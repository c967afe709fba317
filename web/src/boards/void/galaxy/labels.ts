import { middle } from "./geometry";
import { HOME_PLATE, type Layout } from "./layout";
import { type Box, type Disc, placed, type Segment, type Shape, type Taken } from "./placement";
import { anySigns } from "./rims";
import { rimToRim } from "./shapes";
import { type Distance, distanceOf, isWorld, radiusOf, screen } from "./sizes";

const OBSTACLE = 0.115;
/** Room for what a rim itself is drawn with, and for the graduations of a home world's plate. */
const SIGNS = 5;
const GRADUATED = HOME_PLATE + 0.05;

/** What a name takes: letters, the sign of its temperament, and a second line with what it gives. */
const LETTER: Readonly<Record<Distance, number>> = { far: 5.8, middle: 6.6, near: 6.9 };
const HEIGHT: Readonly<Record<Distance, number>> = { far: 14, middle: 18, near: 32 };
const ACROSS = 15;
const LINE = 14;
const SIGN = 17;
const PADDING = 8;
const BELOW = 90;
const ABOVE = 270;
const NAME_AWAY = 24;
const PENNANT_AWAY = 52;

/** What a pennant takes: its cap, each ship, each figure; and how high it is. */
const PENNANT: Readonly<Record<Distance, { cap: number; ship: number; digit: number; height: number }>> = {
  far: { cap: 20, ship: 0, digit: 7, height: 20 },
  middle: { cap: 23, ship: 17, digit: 7, height: 21 },
  near: { cap: 27, ship: 20, digit: 8, height: 24 },
};
/** Room for its rim. */
const RIM = 6;

/** What of the map itself nothing may cover. */
export function groundTaken({ spots, ways }: Layout, side: number): Taken {
  const discs: Disc[] = [...spots.values()].map((spot) => ({
    at: screen(spot.at, side),
    radius: spot.kind === "home" ? GRADUATED * side : radiusOf(spot, side) + (isWorld(spot) ? SIGNS : 1),
  }));
  const segments = ways.map(({ from, to }): Segment => {
    const [a, b] = rimToRim(from, to, 0);
    return [screen(a, side), screen(b, side)];
  });
  const obstacles = ways.flatMap(({ from, to, obstacle }): Disc[] => {
    if (!obstacle) return [];
    const [a, b] = rimToRim(from, to);
    return [{ at: screen(middle(a, b), side), radius: OBSTACLE * side }];
  });
  return { discs: [...discs, ...obstacles], segments, boxes: [] };
}

/** In one line; or in two, if it has several words. */
function nameShapes(name: string, sign: number, distance: Distance, isHome: boolean): Shape[] {
  const height = isHome ? HEIGHT.middle : HEIGHT[distance];
  const shape = (letters: number, lines: number): Shape => ({
    width: letters * LETTER[distance] + sign + PADDING,
    height: height + (lines - 1) * LINE,
    isBroken: lines > 1,
  });
  const cut = broken(name);
  return [shape(name.length, 1), ...(cut ? [shape(Math.max(...cut.map((part) => part.length)), 2)] : [])];
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

/** Boxes for the names of planets: the map and what covers it decide, so that no name moves with the ships. */
export function placeNames(
  layout: Layout,
  names: ReadonlyMap<string, string>,
  side: number,
  covers: readonly Box[] = [],
): Map<string, Box> {
  const distance = distanceOf(side);
  const wanted = [...layout.spots.values()].flatMap((spot) => {
    const name = names.get(spot.id);
    if (name === undefined) return [];
    const isHome = spot.kind === "home";
    const sign = isHome || distance === "far" ? 0 : SIGN;
    return {
      id: spot.id,
      at: screen(spot.at, side),
      radius: radiusOf(spot, side) + SIGNS,
      shapes: nameShapes(name, sign, distance, isHome),
      likes: BELOW,
      most: NAME_AWAY,
      ...(isHome ? {} : { across: { width: name.length * LETTER[distance] + PADDING, height: ACROSS } }),
    };
  });
  return placed(wanted, { ...groundTaken(layout, side), boxes: [...covers, ...anySigns(layout, side)] });
}

/** How many kinds a pennant shows, and with which numbers. */
export interface Pennant {
  readonly id: string;
  readonly space: string;
  readonly kinds: readonly number[];
  /** One number for all ships, from far away. */
  readonly sum: number;
  /** Where it would like to stand, in degrees; outwards if not given. */
  readonly likes?: number;
}

/** The shape of a pennant that shows so many ships of each kind; a single ship has no number. */
function pennantShape(kinds: readonly number[], sum: number, distance: Distance): Shape {
  const { cap, ship, digit, height } = PENNANT[distance];
  const figures = (n: number) => String(n).length * digit;
  const ships = kinds.reduce((width, n) => width + ship + (n > 1 ? figures(n) : 0), 0);
  return { width: cap + (distance === "far" ? figures(sum) : ships), height };
}

/** Boxes for pennants: around the names and other boxes, and over no lane if that can be. */
export function placePennants(
  layout: Layout,
  pennants: readonly Pennant[],
  others: Iterable<Box>,
  side: number,
): Map<string, Box> {
  const distance = distanceOf(side);
  const rim = distance === "near" ? RIM : RIM / 2;
  const ground = groundTaken(layout, side);
  const wanted = pennants.flatMap(({ id, space, kinds, sum, likes }) => {
    const spot = layout.spots.get(space);
    if (!spot) return [];
    const isHome = spot.kind === "home";
    const outwards = (Math.atan2(spot.at.y, spot.at.x) * 180) / Math.PI;
    const liked = isHome ? (spot.at.y < 0 ? ABOVE : BELOW) : outwards;
    const { width, height } = pennantShape(kinds, sum, distance);
    return {
      id,
      at: screen(spot.at, side),
      radius: radiusOf(spot, side) + SIGNS,
      shapes: [{ width: width + rim, height: height + rim }],
      likes: likes ?? liked,
      most: PENNANT_AWAY,
    };
  });
  return placed(wanted, { ...ground, boxes: [...others] });
}
