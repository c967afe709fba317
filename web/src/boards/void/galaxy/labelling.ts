import type { Point } from "./geometry";
import { away, type Box, boxBeside, type Disc, hits, type Segment, type Shape, within } from "./placement";

/**
 * Where names and pennants stand: they touch what they name, or a line leads to it. Lanes under a name are cheap, since it
 * has a ground of its own; distance is dear, and to stand nearer to another planet than to one's own is dearer. All lengths
 * are pixels of the screen.
 */

/** Something that wants to stand beside a space. */
export interface Claim extends Disc {
  readonly id: string;
  readonly space: string;
  /** The ways to be written; a later one is a little dearer. */
  readonly shapes: readonly Shape[];
  /** How far from the rim it may stand; beyond the touch it needs a line to its space. */
  readonly gaps: readonly number[];
  /** In degrees clockwise from the right, what is liked most first. */
  readonly directions: readonly number[];
  /** What a pixel of a lane under it costs. */
  readonly perLane: number;
  /** Must it stand nearer to its own world than to any other? */
  readonly isNearest: boolean;
}

/** What of the map is there already. */
export interface Ground {
  /** Planets, spaces, obstacles, with the space that they are. */
  readonly discs: readonly (Disc & { readonly space: string })[];
  readonly worlds: readonly (Disc & { readonly space: string })[];
  /** What stands on the rims of worlds. */
  readonly signs: readonly Disc[];
  readonly lanes: readonly Segment[];
  /** Plates, tools, the edges of the stage, names: nothing may lie over them. */
  readonly shut: readonly Box[];
  /** What is rather left free. */
  readonly soft: readonly Box[];
}

/** Below, above, right, left, then slanted. */
export const DIRECTIONS: readonly number[] = [
  90, 270, 0, 180, 60, 120, 300, 240, 30, 150, 330, 210, 75, 105, 255, 285, 15, 165, 345, 195,
];
/** Up to here a label touches its space. */
export const TOUCH = 2;

const LEVEL = 4;
const FLAT = 7;
const LEADER = 45;
const ON_LANE = 8;
const ON_DISC = 120;
const PER_PIXEL = 14;
const NEARER = 400;
const NEARER_BY = 7;
const ON_SHUT = 5000;
const ON_SOFT = 5;
const ON_OTHER = 2500;
/** Cheaper than this is a good place. */
const GOOD = 50;
/** Dearer than this is over something, or beside another planet. */
const BAD = 120;
/** So many of its best places are asked of others. */
const TRIED = 100;
const KEPT = 160;
const SWEEPS = 6;

export interface Placed extends Box {
  /** Which of the shapes. */
  readonly shape: number;
  readonly gap: number;
}

interface Candidate {
  readonly box: Placed;
  readonly cost: number;
}

/** A place for each; those with the fewest good places choose first, then everybody looks again. */
export function labelled(claims: readonly Claim[], ground: Ground): Map<string, Placed> {
  const all = claims.map((claim) => candidatesOf(claim, ground));
  const chosen: (Candidate | undefined)[] = claims.map(() => undefined);
  const choose = (i: number) => {
    const others = chosen.flatMap((candidate, j) => (candidate && j !== i ? [candidate.box] : []));
    chosen[i] = cheapest(all[i]!, others);
  };
  const good = all.map((candidates) => candidates.filter(({ cost }) => cost < GOOD).length);
  const order = claims.map((_, i) => i).sort((a, b) => good[a]! - good[b]!);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const before = [...chosen];
    order.forEach(choose);
    if (chosen.every((candidate, i) => candidate === before[i])) break;
  }
  const settled = relieved(all, chosen as Candidate[]);
  return new Map(claims.map(({ id }, i) => [id, settled[i]!.box]));
}

/** Who has a bad place takes a better one from up to three others, if they find places so good that all are better off. */
function relieved(all: readonly (readonly Candidate[])[], found: readonly Candidate[]): readonly Candidate[] {
  let chosen = found;
  const others = (now: readonly Candidate[], i: number) => now.flatMap(({ box }, j) => (j === i ? [] : [box]));
  const costAt = (now: readonly Candidate[], i: number) =>
    now[i]!.cost + others(now, i).filter((other) => hits(now[i]!.box, other, TOUCH)).length * ON_OTHER;
  const worst = [...chosen.keys()].sort((i, j) => costAt(chosen, j) - costAt(chosen, i));
  for (const i of [...worst, ...worst]) {
    if (costAt(chosen, i) < BAD) continue;
    for (const candidate of all[i]!.slice(0, TRIED)) {
      const met = [...chosen.keys()].filter((j) => j !== i && hits(candidate.box, chosen[j]!.box, TOUCH));
      if (!met.length || met.length > 3) continue;
      const trial = chosen.with(i, candidate);
      for (const j of met) trial[j] = cheapest(all[j]!, others(trial, j));
      const moved = [i, ...met];
      const sum = (now: readonly Candidate[]) => moved.reduce((total, j) => total + costAt(now, j), 0);
      if (sum(trial) >= sum(chosen)) continue;
      chosen = trial;
      break;
    }
  }
  return chosen;
}

function cheapest(candidates: readonly Candidate[], others: readonly Box[]): Candidate {
  let best = candidates[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate.cost >= least) break; // they are in the order of their costs
    const over = others.filter((other) => hits(candidate.box, other, TOUCH)).length;
    const cost = candidate.cost + over * ON_OTHER;
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best;
}

function candidatesOf(claim: Claim, map: Ground): Candidate[] {
  const ground = around(claim, map);
  const found = claim.gaps.flatMap((gap) =>
    claim.shapes.flatMap((shape, k) =>
      claim.directions.map((direction, order): Candidate => {
        const angle = (direction * Math.PI) / 180;
        const box = { ...boxBeside(claim.at, claim.radius + gap, angle, shape), shape: k, gap };
        return { box, cost: costOf(claim, box, order, ground) };
      }),
    ),
  );
  return found.sort((a, b) => a.cost - b.cost).slice(0, KEPT);
}

/** What of the map is so near to a space that a box beside it may meet it. */
function around({ at, radius, gaps, shapes }: Claim, ground: Ground): Ground {
  const [width, height] = [Math.max(...shapes.map((one) => one.width)), Math.max(...shapes.map((one) => one.height))];
  const gap = radius + Math.max(...gaps);
  const reach = { left: at.x - gap - width, top: at.y - gap - height, width: 2 * (gap + width), height: 2 * (gap + height) }; // biome-ignore format: a box
  const isNear = (disc: Disc) => away(disc.at, reach) < disc.radius + TOUCH;
  return {
    discs: ground.discs.filter(isNear),
    worlds: ground.worlds.filter((world) => away(world.at, reach) < world.radius + gap + NEARER_BY),
    signs: ground.signs.filter(isNear),
    lanes: ground.lanes.filter((lane) => within(lane, reach)),
    shut: ground.shut.filter((box) => hits(box, reach, 0)),
    soft: ground.soft.filter((box) => hits(box, reach, 0)),
  };
}

function costOf(claim: Claim, box: Placed, order: number, ground: Ground): number {
  let cost = (order < LEVEL ? order * 2 : 10 + order / 2) + box.shape * FLAT;
  if (box.gap > TOUCH) cost += LEADER + box.gap;
  for (const other of ground.shut) if (hits(box, other, 0)) cost += ON_SHUT;
  for (const other of ground.soft) if (hits(box, other, 0)) cost += ON_SOFT;
  for (const disc of ground.discs) {
    const depth = disc.space === claim.space ? 0 : disc.radius + TOUCH - away(disc.at, box);
    if (depth > 0) cost += ON_DISC + PER_PIXEL * depth;
  }
  for (const sign of ground.signs) cost += PER_PIXEL * Math.max(0, sign.radius - away(sign.at, box));
  for (const lane of ground.lanes) {
    const under = within(lane, box);
    if (under) cost += ON_LANE + claim.perLane * under;
  }
  if (claim.isNearest) cost += NEARER * nearerTo(claim, box, ground.worlds).length;
  return cost;
}

/** The other worlds that a box is as near to as to its own, or nearly so. */
export function nearerTo(claim: Disc & { readonly space: string }, box: Box, worlds: Ground["worlds"]) {
  const own = away(claim.at, box) - claim.radius;
  return worlds.filter(({ space, at, radius }) => space !== claim.space && away(at, box) - radius < own + NEARER_BY);
}

/** The directions, that which is liked first. */
export const towards = (degrees: number): readonly number[] =>
  DIRECTIONS.toSorted((a, b) => apart(a, degrees) - apart(b, degrees));

const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** The line from the rim of a space to a label that stands away from it. */
export function leader({ at, radius }: Disc, { left, top, width, height }: Box): readonly [Point, Point] {
  const end = { x: Math.max(left, Math.min(at.x, left + width)), y: Math.max(top, Math.min(at.y, top + height)) };
  const length = Math.hypot(end.x - at.x, end.y - at.y) || 1;
  const share = radius / length;
  return [{ x: at.x + (end.x - at.x) * share, y: at.y + (end.y - at.y) * share }, end];
}
