import type { World } from "../content";
import { type Shown, viewOf } from "../view";
import { billOf, sumOf } from "./bill";
import { isAbout, powersOf } from "./powers";

/** What a way to settle a world asks, before it is begun. */
export type Ask =
  | { readonly way: "pay" | "contact"; readonly sum: number }
  | { readonly way: "conquer"; readonly strength: number; readonly of: number };

/** The Military that counts against a world: what lasts, and what was spent for in this turn. */
export function strengthOf(sight: Shown, seat: number, world: World): number {
  const { turn } = viewOf(sight);
  const lasting = powersOf(sight, seat, "military").filter(({ power }) => isAbout(power.vs, world));
  return lasting.reduce((sum, { power }) => sum + power.amount, 0) + (turn.seat === seat ? turn.temporary : 0);
}

/** May it be paid for though it is a military one (FRONT-7.15)? */
export const canContact = (sight: Shown, seat: number, world: World): boolean =>
  !world.keywords?.includes("alien") && powersOf(sight, seat, "contact").length > 0;

/** The ways in which a seat could settle a world, each with what it asks. */
export function asksOf(sight: Shown, seat: number, world: World): readonly Ask[] {
  const pay = (isContact: boolean) => sumOf(billOf(sight, seat, world, isContact));
  if (!world.military) return [{ way: "pay", sum: pay(false) }];
  const force = { way: "conquer", strength: strengthOf(sight, seat, world), of: world.cost } as const;
  return canContact(sight, seat, world) ? [force, { way: "contact", sum: pay(true) }] : [force];
}
