import { layoutOf } from "./galaxy/layout";
import { homeOf, type VoidView } from "./view";

export type CornerName = "tl" | "tr" | "br" | "bl";

const AT: Readonly<Record<CornerName, readonly [number, number]>> = {
  tl: [-3, -2.6],
  tr: [3, -2.6],
  br: [3, 2.6],
  bl: [-3, 2.6],
};
/** One of them is left for the map's own tools. */
const ALL: readonly CornerName[] = ["tl", "tr", "br", "bl"];

/** Each opponent's plate stands in the corner nearest to their home world; one corner is left. */
export function cornersOf(view: VoidView, opponents: readonly number[]): Map<number, CornerName> {
  const { spots } = layoutOf(view);
  const far = (seat: number, corner: CornerName) => {
    const [x, y] = AT[corner];
    const at = spots.get(homeOf(seat))?.at ?? { x: 0, y: 0 };
    return Math.hypot(at.x - x, at.y - y);
  };
  let best: readonly CornerName[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const order of orders(ALL, opponents.length)) {
    const sum = opponents.reduce((total, seat, i) => total + far(seat, order[i]!), 0);
    if (sum < least - 1e-9) [best, least] = [order, sum];
  }
  return new Map(opponents.map((seat, i) => [seat, best[i] ?? "tl"]));
}

/** Where the map's tools stand: in the corner without a plate that is farthest from all home worlds. */
export function toolsCorner(view: VoidView, plates: ReadonlyMap<number, CornerName>): CornerName {
  const { spots } = layoutOf(view);
  const taken = new Set(plates.values());
  const homes = view.players.flatMap((_, seat) => spots.get(homeOf(seat))?.at ?? []);
  const near = (corner: CornerName) => {
    const [x, y] = AT[corner];
    return Math.min(...homes.map((at) => Math.hypot(at.x - x, at.y - y)));
  };
  const free = ALL.toReversed().filter((corner) => !taken.has(corner));
  return homes.length ? free.reduce((best, corner) => (near(corner) > near(best) + 1e-9 ? corner : best)) : "bl";
}

/** All ways to choose so many of them, in order. */
function orders<T>(all: readonly T[], n: number): T[][] {
  if (!n) return [[]];
  return all.flatMap((one) => orders(all.filter((other) => other !== one), n - 1).map((rest) => [one, ...rest])); // biome-ignore format: one line
}
