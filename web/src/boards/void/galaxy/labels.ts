import { middle, type Point } from "./geometry";
import { type Claim, DIRECTIONS, type Ground, labelled, type Placed, TOUCH, towards } from "./labelling";
import { HOME_PLATE, type Layout, type Spot } from "./layout";
import { widthOf } from "./letters";
import type { Box, Disc, Segment, Shape } from "./placement";
import { anySigns } from "./rims";
import { rimToRim } from "./shapes";
import { type Distance, distanceOf, isWorld, radiusOf, screen } from "./sizes";

const OBSTACLE = 0.115;
/** With the graduations of a home world's plate. */
const GRADUATED = HOME_PLATE + 0.05;
/** The line round a world. */
const RIM = 1;

/** The letters of a name and of what its planet gives, in pixels. */
export const LETTERS: Readonly<Record<Distance, { name: number; gives: number }>> = {
  far: { name: 11, gives: 0 },
  middle: { name: 12, gives: 11 },
  near: { name: 12.5, gives: 12 },
};
const HOME_LETTERS: Readonly<Record<Distance, number>> = { far: 11, middle: 12.5, near: 13.5 };
const LINE = 1.15;
/** The sign of a temperament before a name; the two signs and figures of what a planet gives. */
const SIGN = 17;
const GIVES = 4.1;
const PADDING = 8;
const BETWEEN = 6;
const NAME_GAPS = [TOUCH, 12, 22, 34, 46, 58];
const NAME_PER_LANE = 1.1;
/** How far from the middle of a sign on a rim a name keeps; it may cover the edge of one. */
const OWN_SIGN = 6;

/** What a pennant takes: its cap, each ship, each figure; and how high it is. */
const PENNANT: Readonly<Record<Distance, { cap: number; ship: number; digit: number; height: number }>> = {
  far: { cap: 20, ship: 0, digit: 7, height: 20 },
  middle: { cap: 23, ship: 17, digit: 7, height: 21 },
  near: { cap: 27, ship: 20, digit: 8, height: 24 },
};
/** Room for its double line. */
const LINED = 6;
const PENNANT_GAPS = [1, 7, 14, 24, 36];
const HOME_GAPS = [TOUCH, 8];
const PENNANT_PER_LANE = 0.35;
/** How far into a home world's plate its pennants reach, in sides of a hexagon. */
const INTO_PLATE = 0.1;
const LEFT = 180;

/** What of the map itself is there. */
export function groundOf({ spots, ways }: Layout, side: number): Pick<Ground, "discs" | "worlds" | "lanes"> {
  const rims = [...spots.values()].map((spot) => ({ kind: spot.kind, ...rimOfSpot(spot, side) }));
  const lanes = ways.map(({ from, to }): Segment => {
    const [a, b] = rimToRim(from, to, 0);
    return [screen(a, side), screen(b, side)];
  });
  const obstacles = ways.flatMap(({ from, to, obstacle }) => {
    if (!obstacle) return [];
    const [a, b] = rimToRim(from, to);
    return [{ space: "", at: screen(middle(a, b), side), radius: OBSTACLE * side }];
  });
  return { discs: [...rims, ...obstacles], worlds: rims.filter(isWorld), lanes };
}

/** A space as others keep off it; a home world with its whole plate. */
function rimOfSpot(spot: Spot, side: number): Disc & { readonly space: string } {
  const radius = spot.kind === "home" ? GRADUATED * side : radiusOf(spot, side);
  return { space: spot.id, at: screen(spot.at, side), radius };
}

/** Two lines, or all in one; from far away the name alone. */
export function nameShapes(name: string, distance: Distance): Shape[] {
  const letters = LETTERS[distance];
  const height = letters.name * LINE + 1;
  const width = widthOf(name) * letters.name + PADDING;
  if (distance === "far") return [{ width, height }];
  const gives = GIVES * letters.gives;
  return [
    { width: Math.max(width + SIGN, gives + PADDING), height: height + letters.gives * LINE },
    { width: width + SIGN + BETWEEN + gives, height },
  ];
}

/** Boxes for the names of planets: the map and what covers it decide, so that no name moves with the ships. */
export function placeNames(
  layout: Layout,
  names: ReadonlyMap<string, string>,
  side: number,
  covers: readonly Box[] = [],
): Map<string, Placed> {
  const distance = distanceOf(side);
  const spots = [...layout.spots.values()].filter(({ id }) => names.has(id));
  const claims = spots
    .filter(({ kind }) => kind === "planet")
    .map((spot): Claim => {
      const radius = radiusOf(spot, side) + RIM;
      const shapes = nameShapes(names.get(spot.id)!, distance);
      const wants = { shapes, gaps: NAME_GAPS, directions: DIRECTIONS, perLane: NAME_PER_LANE, isNearest: true };
      return { id: spot.id, space: spot.id, at: screen(spot.at, side), radius, ...wants };
    });
  const signs = anySigns(layout, side).map((box) => ({ at: inMiddle(box), radius: OWN_SIGN }));
  const placed = labelled(claims, { ...groundOf(layout, side), signs, shut: covers, soft: [] });
  for (const spot of spots)
    if (spot.kind === "home") placed.set(spot.id, onPlate(spot, names.get(spot.id)!, side, distance));
  return placed;
}

/** The name of a home world stands on the lower rim of its plate. */
function onPlate(spot: Spot, name: string, side: number, distance: Distance): Placed {
  const letters = HOME_LETTERS[distance];
  const { x, y } = screen(spot.at, side);
  const width = widthOf(name) * letters + PADDING;
  const height = letters * LINE + 1;
  return { left: x - width / 2, top: y + HOME_PLATE * side - height - 1, width, height, shape: 0, gap: 0 };
}

const inMiddle = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

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

/** What stands on the map when its pennants come. */
export interface Standing {
  readonly names: Iterable<Box>;
  /** Plates, tools, edges, and pennants that stay where they are. */
  readonly covers: readonly Box[];
  readonly signs: readonly Box[];
  readonly titles: readonly Box[];
}

/** The shape of a pennant that shows so many ships of each kind; a single ship has no number. */
function pennantShape({ kinds, sum }: Pennant, distance: Distance): Shape {
  const { cap, ship, digit, height } = PENNANT[distance];
  const figures = (n: number) => String(n).length * digit;
  const ships = kinds.reduce((width, n) => width + ship + (n > 1 ? figures(n) : 0), 0);
  const lined = distance === "near" ? LINED : LINED / 2;
  return { width: cap + (distance === "far" ? figures(sum) : ships) + lined, height: height + lined };
}

/** Boxes for pennants: around the names, outwards if nothing else is liked. */
export function placePennants(
  layout: Layout,
  pennants: readonly Pennant[],
  { names, covers, signs, titles }: Standing,
  side: number,
): Map<string, Placed> {
  const distance = distanceOf(side);
  const claims = pennants.flatMap((pennant): Claim[] => {
    const spot = layout.spots.get(pennant.space);
    if (!spot) return [];
    const isHome = spot.kind === "home";
    const { at, radius } = rimOfSpot(spot, side);
    return [
      {
        id: pennant.id,
        space: pennant.space,
        at,
        radius: isHome ? radius - INTO_PLATE * side : radius,
        shapes: [pennantShape(pennant, distance)],
        gaps: isHome ? HOME_GAPS : PENNANT_GAPS,
        directions: towards(pennant.likes ?? outwards(spot)),
        perLane: PENNANT_PER_LANE,
        isNearest: false,
      },
    ];
  });
  const ground = groundOf(layout, side);
  const around = signs.map((box) => ({ at: inMiddle(box), radius: box.width / 2 }));
  return labelled(claims, { ...ground, worlds: [], signs: around, shut: [...covers, ...names], soft: titles });
}

/** Away from the throne; above the topmost home world there is no room. */
function outwards({ kind, at }: Spot): number {
  if (kind === "home" && Math.abs(at.x) < 1 && at.y < 0) return LEFT;
  return (Math.atan2(at.y, at.x) * 180) / Math.PI;
}
