import { type ByKind, madeBy } from "../../box";
import { ARROW, change, figure, type Stroke, vp } from "../../strokes";
import { type Design, type Good, type Power, type PowerPhase, phaseOf } from "../content";
import type { RaceWordId } from "../words";

/** One stroke of a power written in signs. Words stand beside them where there is room. */
export type Sign = Stroke<RaceWordId> | { good: Good | "any"; open?: boolean };

export interface SignRow {
  phase: PowerPhase;
  /** The power's place on the card; null for a world's own production. */
  power: number | null;
  signs: Sign[];
}

const DRAW: Sign = { icon: "draw" };

const good = (kind: Good | "any" = "any", open = false): Sign => ({ good: kind, open });
const word = (id: RaceWordId): Sign => ({ word: id });

/** Which worlds a power is about, if not all. */
function about({ good: kind, rebel }: { good?: Good; rebel?: boolean }): Sign[] {
  return [...(kind ? [good(kind)] : []), ...(rebel ? [figure("R"), word("race.sign.rebel")] : [])];
}

/** One writer for each kind of power. */
const WRITERS: ByKind<Power, Sign[]> = {
  "explore.draw": ({ n }) => [change(n), DRAW, word("race.sign.to_see")],
  "explore.keep": ({ n }) => [change(n), { icon: "hand" }, word("race.sign.to_keep")],
  "develop.discount": ({ n }) => [change(-n), { icon: "dev" }, word("race.sign.cost")],
  "develop.draw_start": ({ n }) => [DRAW, change(n), word("race.sign.at_start")],
  "develop.draw_after": ({ n }) => [DRAW, change(n), word("race.sign.once_placed")],
  "settle.discount": (power) => [
    change(-power.n),
    ...(power.good ? about(power) : [{ icon: "world" }]),
    word("race.sign.cost"),
  ],
  "settle.military": (power) => {
    const against = about(power);
    return [{ icon: "military" }, change(power.n), ...(against.length ? against : [word("race.sign.military")])];
  },
  "settle.zero_cost": () => [{ icon: "discard" }, ARROW, figure(0), word("race.sign.cost")],
  "settle.pay_for_military": ({ discount }) => [
    { icon: "military" },
    ARROW,
    { icon: "card" },
    change(-discount),
    word("race.sign.pay"),
  ],
  "settle.military_boost": ({ n }) => [{ icon: "discard" }, ARROW, { icon: "military" }, change(n)],
  "settle.draw_after": ({ n }) => [DRAW, change(n), word("race.sign.once_placed")],
  "trade.bonus": (power) => [
    change(power.n),
    { icon: "card" },
    ...about(power),
    ...(power.this_world ? [word("race.sign.here")] : []),
  ],
  "consume.goods": (power) => [
    ...((power.times ?? 1) > 1 ? [figure(`${power.times}×`)] : []),
    ...Array.from({ length: power.take ?? 1 }, () => good(power.good)),
    ARROW,
    ...(power.vp ? [vp(power.vp)] : []),
    ...(power.cards ? [DRAW, ...(power.cards > 1 ? [figure(power.cards)] : [])] : []),
  ],
  "consume.distinct": (power) => [figure(`${power.kinds}≠`), good(), ARROW, vp(power.vp)],
  "consume.all": () => [figure("n×"), good(), ARROW, vp("n"), word("race.sign.less_one")],
  "consume.hand": (power) => [figure(`${power.most}×`), { icon: "card" }, ARROW, vp(power.vp)],
  "consume.draw": ({ n }) => [DRAW, change(n)],
  "consume.gamble": ({ low, high }) => [{ icon: "why" }, figure(`${low}–${high}`), ARROW, DRAW],
  "consume.sell": () => [good(), ARROW, { icon: "trade" }, word("race.sign.sell")],
  "produce.windfall": (power) => [good(power.good, true), ARROW, good(power.good), word("race.sign.windfall")],
  "produce.draw": ({ n }) => [DRAW, change(n)],
  "produce.draw_if_here": ({ n }) => [DRAW, change(n), word("race.sign.if_produced")],
  "produce.draw_per_good": (power) => [DRAW, change(power.n), figure("/"), good(power.good)],
  "produce.draw_per_world": (power) => [DRAW, change(power.n), figure("/"), { icon: "world" }, good(power.good)],
  "produce.draw_per_kind": ({ n }) => [DRAW, change(n), figure("/≠"), good()],
  "produce.draw_if_most": (power) => [DRAW, change(power.n), figure(">"), good(power.good), word("race.sign.if_most")],
};

/** What a card does, one row for each power, in the order of the phases printed on it. */
export function signRows(card: Design): SignRow[] {
  const rows: SignRow[] = (card.powers ?? []).map((power, i) => ({
    phase: phaseOf(power),
    power: i,
    signs: madeBy(WRITERS, power) ?? [],
  }));
  if (card.production !== "production" || !card.good) return rows;
  const here: SignRow = { phase: "produce", power: null, signs: [good(card.good), word("race.sign.here")] };
  const first = rows.findIndex((row) => row.phase === "produce");
  return first < 0 ? [...rows, here] : rows.toSpliced(first, 0, here);
}
