import type { Space } from "../view";

/** Rather a way around than over a shut lane, or through a space where somebody's ships are. */
const SHUT = 100;
const MET = 0.5;

/**
 * Every space that a ship came through. A view names those where it stood; between two of them it took the lanes, and the
 * trail is drawn over the shortest way along them.
 */
export function alongLanes(
  spaces: readonly Space[],
  stood: readonly string[],
  passes: ReadonlySet<string>,
): readonly string[] {
  const byId = new Map(spaces.map((space) => [space.id, space]));
  return stood.flatMap((to, i) => (i ? between(byId, stood[i - 1]!, to, passes).slice(1) : [to]));
}

function between(
  spaces: ReadonlyMap<string, Space>,
  from: string,
  to: string,
  passes: ReadonlySet<string>,
): readonly string[] {
  const least = new Map([[from, 0]]);
  const before = new Map<string, string>();
  const open = new Set([from]);
  while (open.size) {
    const at = [...open].reduce((a, b) => (least.get(b)! < least.get(a)! ? b : a));
    if (at === to) break;
    open.delete(at);
    for (const lane of spaces.get(at)?.lanes ?? []) {
      const space = spaces.get(lane.to);
      const isShut = lane.obstacle !== null && !passes.has(lane.obstacle);
      const cost = least.get(at)! + 1 + (isShut ? SHUT : 0) + (space?.fleets.length && lane.to !== to ? MET : 0);
      if (!space || cost >= (least.get(lane.to) ?? Number.POSITIVE_INFINITY)) continue;
      least.set(lane.to, cost);
      before.set(lane.to, at);
      open.add(lane.to);
    }
  }
  const way = [to];
  for (let at = before.get(to); at !== undefined; at = before.get(at)) way.unshift(at);
  return way[0] === from ? way : [from, to];
}
