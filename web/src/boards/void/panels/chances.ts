import type { Try } from "../../../wire/generated/messages";
import { t } from "../words";

const FACES = 6;
const CERTAIN = 100;

/** In how many of a hundred rolls so many dice together reach this sum, to a tenth. */
export function chanceOf(dice: number, least: number): number {
  let ways = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, n] of ways)
      for (let face = 1; face <= FACES; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + n);
    ways = next;
  }
  const hits = [...ways].reduce((all, [sum, n]) => (sum >= least ? all + n : all), 0);
  return Math.round((1_000 * hits) / FACES ** dice) / 10;
}

/** With so many cards as each of these, and `bonus` on the dice: the scale of a player who has `cards` of them. */
export const triesOf = (thresholds: readonly number[], dice: number, bonus: number, cards: number): Try[] =>
  thresholds.map((needs, i) => ({ n: i + 1, needs, bonus, chance: chanceOf(dice, needs - bonus), open: i < cards }));

/** In words: only what is certain is 100 %, only what cannot be is 0 %. */
export function likely(chance: number): string {
  if (chance > 0 && chance < 1) return t("void.odds.below", { n: 1 });
  if (chance > CERTAIN - 1 && chance < CERTAIN) return t("void.odds.above", { n: CERTAIN - 1 });
  return t("void.diplomacy.chance", { n: Math.round(chance) });
}
