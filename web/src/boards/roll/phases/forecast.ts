import { nameOf } from "../../rowWords";
import { type Content, goodOf, type PhaseName, type Power } from "../content";
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
export function forecast(content: Content, player: Player, phase: PhaseName, workers: number): Forecast {
  const n = workers + virtualWorkers(content, player, phase);
  const stack = BUILT[phase];
  if (stack) return building(content, stackOf(player, stack), n);
  if (!n) return idle();
  if (phase === "explore") {
    const text = t("roll.forecast.explore", { n, credits: n * content.figures.stock_credits });
    return { sign: null, text, short: String(n) };
  }
  const room = phase === "produce" ? freePlaces(content, player) : goodsOf(player);
  const text = t(phase === "produce" ? "roll.forecast.produce" : "roll.forecast.ship", { n, room });
  const short = n > room ? t("roll.forecast.spare_short", { n: n - room }) : `${n}/${room}`;
  return { sign: n > room ? "warning" : null, text, short };
}

const idle = (): Forecast => ({ sign: null, text: t("roll.forecast.nobody"), short: "0" });

function building(content: Content, { top, cost, dice, size }: StackSeen, n: number): Forecast {
  const laid = sizeOf(dice);
  const design = top ? content.designOf(`tile:${top}`) : undefined;
  if (!design || cost === null)
    return n + laid
      ? { sign: "warning", text: t("roll.forecast.no_tile"), short: t("roll.forecast.no_tile_short") }
      : idle();
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
function virtualWorkers(content: Content, player: Player, phase: PhaseName): number {
  const powers = powersOf(content, player).filter((power) => power.kind === "extra_workers");
  return powers.reduce((sum, power) => sum + (power.phase === phase ? power.colours.length : 0), 0);
}

/** How many more goods the worlds of a tableau hold (ROLL-9.2). */
export function freePlaces(content: Content, player: Player): number {
  const each = placesPerWorld(content, player);
  const worlds = player.tableau.filter(({ tile }) => goodOf(content.designOf(`tile:${tile}`)!));
  return worlds.reduce((sum, { goods }) => sum + Math.max(0, each - goods.length), 0);
}

export function placesPerWorld(content: Content, player: Player): number {
  const more = powersOf(content, player).filter((power) => power.kind === "extra_good_capacity");
  return more.reduce((sum, { amount }) => sum + amount, content.figures.goods_per_world);
}

function powersOf(content: Content, { tableau }: Player): Power[] {
  return tableau.flatMap(({ tile }) => content.designOf(`tile:${tile}`)?.powers ?? []);
}
