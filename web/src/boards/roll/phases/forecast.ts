import { nameOf } from "../../rowWords";
import { designOf, FIGURES, goodOf, type PhaseName, type Power } from "../content";
import { BUILT, goodsOf, type Player, type StackSeen, sizeOf, stackOf } from "../view";
import { t } from "../words";

/** What a column would achieve if its phase happened: from what lies open, never from what others might do. */
export interface Forecast {
  /** Good news, or a worker who would come back without work. */
  sign: "good" | "warning" | null;
  text: string;
  /** The same where there is little room. */
  short: string;
}

/** `workers`: those in the column, and the one that selects the phase if it does. */
export function forecast(player: Player, phase: PhaseName, workers: number): Forecast {
  const n = workers + virtualWorkers(player, phase);
  const stack = BUILT[phase];
  if (stack) return building(stackOf(player, stack), n);
  if (!n) return idle();
  if (phase === "explore") {
    const text = t("roll.forecast.explore", { n, credits: n * FIGURES.stock_credits });
    return { sign: null, text, short: String(n) };
  }
  const room = phase === "produce" ? freePlaces(player) : goodsOf(player);
  const text = t(phase === "produce" ? "roll.forecast.produce" : "roll.forecast.ship", { n, room });
  return { sign: n > room ? "warning" : null, text, short: `${n}/${room}` };
}

const idle = (): Forecast => ({ sign: null, text: t("roll.forecast.nobody"), short: "0" });

function building({ top, cost, dice, size }: StackSeen, n: number): Forecast {
  const laid = sizeOf(dice);
  const design = top ? designOf(`tile:${top}`) : undefined;
  if (!design || cost === null)
    return n + laid ? { sign: "warning", text: t("roll.forecast.no_tile"), short: `${n}/0` } : idle();
  const short = `${n + laid}/${cost}`;
  const spare = n + laid - cost;
  if (spare >= 0) {
    const tile = nameOf(design);
    if (!spare) return { sign: "good", text: t("roll.forecast.completes", { tile }), short };
    // What lies under it is worked on next (ROLL-8.3).
    const id = size > 1 ? "roll.forecast.completes_more" : "roll.forecast.completes_spare";
    return { sign: size > 1 ? "good" : "warning", text: t(id, { tile, n: spare }), short };
  }
  if (!n) return { ...idle(), short };
  const id = laid ? "roll.forecast.builds_on" : "roll.forecast.builds";
  return { sign: null, text: t(id, { n: n + laid, cost, laid }), short };
}

/** Workers of tiles that are no dice (ROLL-17.10). */
function virtualWorkers(player: Player, phase: PhaseName): number {
  const powers = powersOf(player).filter((power) => power.kind === "extra_workers");
  return powers.reduce((sum, power) => sum + (power.phase === phase ? power.colours.length : 0), 0);
}

/** How many more goods the worlds of a tableau hold (ROLL-9.2). */
export function freePlaces(player: Player): number {
  const each = placesPerWorld(player);
  const worlds = player.tableau.filter(({ tile }) => goodOf(designOf(`tile:${tile}`)!));
  return worlds.reduce((sum, { goods }) => sum + Math.max(0, each - goods.length), 0);
}

export function placesPerWorld(player: Player): number {
  const more = powersOf(player).filter((power) => power.kind === "extra_good_capacity");
  return more.reduce((sum, { amount }) => sum + amount, FIGURES.goods_per_world);
}

function powersOf({ tableau }: Player): Power[] {
  return tableau.flatMap(({ tile }) => designOf(`tile:${tile}`)?.powers ?? []);
}
