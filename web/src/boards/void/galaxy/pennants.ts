import type { Placed } from "./labelling";
import { type Pennant, placePennants, type Standing } from "./labels";
import type { Layout } from "./layout";

interface Stood {
  readonly box: Placed;
  /** What stood at its space. */
  readonly key: string;
}

/**
 * Where the pennants of a map stand. Who stands already keeps its place while what stands at its space stays the same, and
 * new ones go round it; another map, or another size of it, begins anew.
 */
export class Pennants {
  private stood: ReadonlyMap<string, Stood> = new Map();
  private ground: readonly unknown[] = [];

  /** `ground`: what a place is good for, by identity. */
  place(
    layout: Layout,
    pennants: readonly Pennant[],
    standing: Standing,
    side: number,
    ground: readonly unknown[],
  ): Map<string, Placed> {
    const isSame = ground.length === this.ground.length && ground.every((one, i) => one === this.ground[i]);
    const stood = isSame ? this.stood : new Map<string, Stood>();
    this.ground = ground;
    const keyOf = ({ id, space }: Pennant) => JSON.stringify([id, pennants.filter((other) => other.space === space)]);
    const kept = new Map(
      pennants.flatMap((pennant) => {
        const before = stood.get(pennant.id);
        return before?.key === keyOf(pennant) ? [[pennant.id, before.box] as const] : [];
      }),
    );
    const others = pennants.filter(({ id }) => !kept.has(id));
    const covers = [...standing.covers, ...kept.values()];
    const placed = new Map([...kept, ...placePennants(layout, others, { ...standing, covers }, side)]);
    this.stood = new Map(
      pennants.flatMap((pennant) => {
        const box = placed.get(pennant.id);
        return box ? [[pennant.id, { box, key: keyOf(pennant) }] as const] : [];
      }),
    );
    return placed;
  }
}
