import type { Point } from "./geometry";

/** Where names and pennants stand beside their spaces. All lengths are those of the screen. */

export interface Shape {
  readonly width: number;
  readonly height: number;
  /** Is a name broken into two lines? */
  readonly isBroken?: boolean;
}

export interface Box extends Shape {
  readonly left: number;
  readonly top: number;
  /** Does it lie across its own disc, for want of room beside it? */
  readonly isAcross?: boolean;
}

export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

export type Segment = readonly [Point, Point];

/** What must stay free. */
export interface Taken {
  readonly discs: readonly Disc[];
  readonly segments: readonly Segment[];
  readonly boxes: readonly Box[];
}

/** Something that wants to stand beside a disc. */
export interface Wanted extends Disc {
  readonly id: string;
  /** How wide and high it is; those after the first only where the first finds no room. */
  readonly shapes: readonly Shape[];
  /** Where it would like to stand, in degrees clockwise from the right. */
  readonly likes: number;
  /** How far from its disc it may stand at most. */
  readonly most: number;
  /** How it may lie across the lower half of its own disc, where there is no room beside it. */
  readonly across?: Shape;
}

const DIRECTIONS = 36;
const GAPS: readonly number[] = [1, 5, 10, 16, 23, 31, 40, 52];
const ACROSS = 30;
const BELOW_MIDDLE = 2;
const OTHER_SHAPE = 12;
/** With so many free places, other shapes are not tried. */
const ENOUGH = 6;
/** What a pixel of overlap costs; to cross a lane is bad, to cover a thing is worse, to cover each other worst. */
const OVER_SEGMENT = 30;
const OVER_DISC = 6;
const OVER_BOX = 60;
const FROM_LIKED = 4;
const SWEEPS = 6;

interface Candidate {
  readonly box: Box;
  readonly cost: number;
}

/** A box for each that is wanted: near its own disc, and over nothing else if that can be. */
export function placed(wanted: readonly Wanted[], taken: Taken): Map<string, Box> {
  const all = wanted.map((one) =>
    candidatesOf(one, { ...taken, discs: taken.discs.filter((disc) => !same(disc, one)) }),
  );
  const chosen: (Candidate | undefined)[] = wanted.map(() => undefined);
  const choose = (i: number) => {
    const others = chosen.flatMap((candidate, j) => (candidate && j !== i ? [candidate.box] : []));
    chosen[i] = cheapest(all[i]!, others);
  };
  // Who has the least choice chooses first; then everybody looks again at what the others took.
  const ease = all.map((candidates) => candidates.filter(isFree).length);
  const order = wanted.map((_, i) => i).sort((a, b) => ease[a]! - ease[b]!);
  order.forEach(choose);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const before = [...chosen];
    order.forEach(choose);
    if (chosen.every((candidate, i) => candidate === before[i])) break;
  }
  return new Map(wanted.map(({ id }, i) => [id, chosen[i]!.box]));
}

const same = (a: Disc, b: Disc): boolean => a.at.x === b.at.x && a.at.y === b.at.y;

function cheapest(candidates: readonly Candidate[], others: readonly Box[]): Candidate {
  let best = candidates[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate.cost >= least) continue;
    const cost = others.reduce((sum, other) => sum + OVER_BOX * shared(candidate.box, other), candidate.cost);
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best;
}

function candidatesOf(wanted: Wanted, taken: Taken): Candidate[] {
  const found: Candidate[] = [];
  for (const shape of wanted.shapes) {
    const more = found.length ? OTHER_SHAPE : 0;
    for (const { box, cost } of candidatesFor(wanted, shape, taken)) found.push({ box, cost: cost + more });
    if (found.filter(isFree).length >= ENOUGH) break;
  }
  if (wanted.across) found.push(candidateAcross(wanted, wanted.across, taken));
  return found;
}

const isFree = ({ cost }: Candidate): boolean => cost < OVER_SEGMENT + ACROSS;

function candidatesFor({ at, radius, likes, most }: Wanted, shape: Shape, taken: Taken): Candidate[] {
  const { width, height } = shape;
  const room = radius + most;
  const near = nearTo(boxAround(at, { width: 2 * (width + room), height: 2 * (height + room) }), taken);
  return GAPS.filter((gap) => gap <= most).flatMap((gap) =>
    Array.from({ length: DIRECTIONS }, (_, i) => {
      const angle = (i / DIRECTIONS) * 2 * Math.PI;
      const box = boxBeside(at, radius + gap, angle, shape);
      const away = Math.abs((((angle * 180) / Math.PI - likes + 540) % 360) - 180) / 45;
      return { box, cost: gap + away * FROM_LIKED + costOf(box, near) };
    }),
  );
}

/** Right below the middle, so that a lane to the left or right stays free. What stands on the own rim makes room. */
function candidateAcross({ at, radius }: Wanted, shape: Shape, taken: Taken): Candidate {
  const box = { ...boxAround(at, shape), top: at.y + BELOW_MIDDLE, isAcross: true };
  const boxes = taken.boxes.filter((other) => away(at, other) > radius);
  return { box, cost: ACROSS + costOf(box, { ...taken, boxes }) };
}

const boxAround = ({ x, y }: Point, { width, height, isBroken = false }: Shape): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
  isBroken,
});

/** What of it reaches into a box. */
export function nearTo(box: Box, { discs, segments, boxes }: Taken): Taken {
  return {
    discs: discs.filter((disc) => covered(disc, box)),
    segments: segments.filter((segment) => within(segment, box)),
    boxes: boxes.filter((other) => shared(box, other)),
  };
}

/** The box that touches a circle in this direction from outside. */
function boxBeside(at: Point, radius: number, angle: number, shape: Shape): Box {
  const { width, height } = shape;
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  // Far enough that the box's nearest point is on the circle.
  let reach = radius;
  const far = radius + width / 2 + height / 2;
  for (let low = 0, high = far, i = 0; i < 12; i++) {
    reach = (low + high) / 2;
    const x = Math.max(0, Math.abs(dx * reach) - width / 2);
    const y = Math.max(0, Math.abs(dy * reach) - height / 2);
    if (Math.hypot(x, y) < radius) low = reach;
    else high = reach;
  }
  return boxAround({ x: at.x + dx * reach, y: at.y + dy * reach }, shape);
}

export function costOf(box: Box, { discs, segments, boxes }: Taken): number {
  let cost = 0;
  for (const segment of segments) cost += OVER_SEGMENT * within(segment, box);
  for (const disc of discs) cost += OVER_DISC * covered(disc, box);
  for (const other of boxes) cost += OVER_BOX * shared(box, other);
  return cost;
}

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How deep a box reaches into a disc, times the disc's breadth. */
export function covered({ at, radius }: Disc, { left, top, width, height }: Box): number {
  const x = Math.max(left - at.x, 0, at.x - left - width);
  const y = Math.max(top - at.y, 0, at.y - top - height);
  return Math.max(0, radius - Math.hypot(x, y)) * radius;
}

/** How much of a segment lies in a box (Liang and Barsky's way of cutting it). */
export function within([a, b]: Segment, { left, top, width, height }: Box): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let enters = 0;
  let leaves = 1;
  for (const [speed, room] of [
    [-dx, a.x - left],
    [dx, left + width - a.x],
    [-dy, a.y - top],
    [dy, top + height - a.y],
  ] as const) {
    if (speed === 0) {
      if (room < 0) return 0;
    } else if (speed < 0) enters = Math.max(enters, room / speed);
    else leaves = Math.min(leaves, room / speed);
  }
  return enters < leaves ? (leaves - enters) * Math.hypot(dx, dy) : 0;
}

/** How far a point is from a box; 0 inside. */
export function away({ x, y }: Point, { left, top, width, height }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}
