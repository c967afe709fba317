import type { VoidView } from "../view";

/** Steps from a space over spaces that may be entered, and the way to each. */
export interface Routes {
  readonly steps: ReadonlyMap<string, number>;
  to(space: string): string[];
}

/** The shortest ways from here over these spaces alone. */
export function routesFrom({ spaces }: Pick<VoidView, "spaces">, from: string, over: ReadonlySet<string>): Routes {
  const lanes = new Map(spaces.map((space) => [space.id, space.lanes]));
  const steps = new Map([[from, 0]]);
  const before = new Map<string, string>();
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const { to } of lanes.get(at) ?? []) {
      if (steps.has(to) || !over.has(to)) continue;
      steps.set(to, steps.get(at)! + 1);
      before.set(to, at);
      queue.push(to);
    }
  steps.delete(from);
  const way = (space: string): string[] => {
    const last = before.get(space);
    if (space === from) return [from];
    return last === undefined ? [] : [...way(last), space];
  };
  return { steps, to: way };
}
