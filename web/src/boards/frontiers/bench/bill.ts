import type { World } from "../content";
import type { Shown } from "../view";
import { isAbout, powersOf } from "./powers";

/** A line of what is paid for a world: its cost, or what a tile takes off. */
export interface BillLine {
  /** The tile; null: the world's own cost. */
  readonly ref: string | null;
  readonly n: number;
}

/** How the price of a world comes about, by contact or as one that is simply paid for (FRONT-7.4, FRONT-7.15). */
export function billOf(sight: Shown, seat: number, world: World, isContact: boolean): BillLine[] {
  const discounts = powersOf(sight, seat, "settle_discount").filter(({ power }) => isAbout(power.scope, world));
  const contacts = isContact ? powersOf(sight, seat, "contact") : [];
  return [
    { ref: null, n: world.cost },
    ...contacts.map(({ ref, power }) => ({ ref, n: -power.discount })),
    ...discounts.map(({ ref, power }) => ({ ref, n: -power.amount })),
  ].filter(({ ref, n }) => ref === null || n !== 0);
}

/** Never below 0 (FRONT-3.4). */
export const sumOf = (lines: readonly BillLine[]): number =>
  Math.max(
    0,
    lines.reduce((sum, { n }) => sum + n, 0),
  );
