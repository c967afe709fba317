import type { Dice } from "../view";

/** Which die lies where: a name for each die of each kind in each place, so that dice can be seen to travel. */
export type Tracked = ReadonlyMap<string, readonly string[]>;

const spot = (place: string, kind: string): string => `${kind}@${place}`;

export function nameAt(tracked: Tracked, place: string, kind: string, copy: number): string | undefined {
  return tracked.get(spot(place, kind))?.[copy];
}

/**
 * Dice alike are alike to the rules, which only count them. A die that left a place is taken to be one that came to
 * another; dice that stay keep their names.
 */
export function track(before: Tracked, places: Readonly<Record<string, Dice>>, prefix: string): Tracked {
  const wanted = Object.entries(places).flatMap(([place, dice]) =>
    Object.entries(dice).map(([kind, n]) => ({ place, kind, n, key: spot(place, kind) })),
  );
  const next = new Map<string, string[]>();
  const used = new Set<string>();
  for (const { key, n } of wanted) {
    const kept = (before.get(key) ?? []).slice(0, n);
    next.set(key, kept);
    for (const name of kept) used.add(name);
  }
  const free = new Map<string, string[]>();
  let made = 0;
  for (const [key, names] of before) {
    const kind = key.slice(0, key.indexOf("@"));
    for (const name of names) {
      made = Math.max(made, Number(name.slice(name.lastIndexOf(".") + 1)) + 1);
      if (!used.has(name)) free.set(kind, [...(free.get(kind) ?? []), name]);
    }
  }
  for (const { key, kind, n } of wanted) {
    const names = next.get(key)!;
    while (names.length < n) names.push(free.get(kind)?.shift() ?? `${prefix}.${kind}.${made++}`);
  }
  return next;
}
