import { type ByKind, madeBy } from "../../box";
import { ARROW, change, figure, icon, PER, type Stroke, vp } from "../../strokes";
import { type Count, isWorld, kindOf, type Power, type Scope, type Tile, type When } from "../content";
import type { FrontiersWordId } from "../words";

/** One stroke of a power written in signs. Words stand beside them where there is room. */
export type Sign = Stroke<FrontiersWordId> | { good: Scope; open?: boolean };

/** What a tile does in one action. */
export interface SignRow {
  phase: When;
  powers: {
    signs: Sign[];
    /** Its place on the tile; null for what a world produces of itself. */
    place: number | null;
  }[];
}

const CREDIT: Sign = { icon: "credit" };
const MILITARY: Sign = { icon: "military" };
const COLONIST: Sign = { icon: "colonist" };

const word = (id: FrontiersWordId): Sign => ({ word: id });
const good = (kind: Scope = "any", open = false): Sign => ({ good: kind, ...(open && { open }) });

/** Which kind of worlds or goods a power is about, if not all. */
function about(kind: string = "any"): Sign[] {
  if (kind === "any") return [];
  return [kind === "rebel" ? icon("keyword-rebel") : good(kind as Scope)];
}

/** What is counted: filters stand side by side, and what is left out has a stroke before it. */
function counted(count: Count): Sign[] {
  const { what, resource, military, keyword, other_than_keyword, size, icon: sign, ids, colonists } = count;
  const kind = kindOf(count);
  if (what === "military") return [MILITARY, word("frontiers.sign.strength")];
  if (what === "different_kind") return [figure("≠"), good()];
  const signs: Sign[] = [
    ...(military ? [icon("g-military")] : []),
    ...(kind ? [good(kind, resource === "windfall")] : []),
    ...(resource === "production" ? [icon("produce")] : []),
    ...(keyword ? [icon(`keyword-${keyword}`)] : []),
    ...(other_than_keyword ? [figure("≠"), icon(`keyword-${other_than_keyword}`)] : []),
    ...(sign ? [icon(sign)] : []),
    ...(colonists ? Array.from({ length: colonists }, () => COLONIST) : []),
    ...(what === "development" ? [icon("dev"), ...(size === "large" ? [icon("dev")] : [])] : []),
    ...(ids ? [figure("*")] : []),
    ...(what === "colony" && keyword && !military ? [icon("world")] : []),
  ];
  return signs.length ? signs : [icon("world")];
}

/** One writer for each kind of power. */
const WRITERS: ByKind<Power, Sign[]> = {
  draw_world: ({ amount }) => [change(amount), icon("sack")],
  gain_colonist: ({ amount }) => [change(amount), COLONIST],
  gain_credit: ({ amount }) => [change(amount), CREDIT],

  develop_discount: ({ amount, scope }) => [
    change(-amount),
    CREDIT,
    ...(scope === "large" ? [icon("dev"), icon("dev")] : scope === "small" ? [icon("dev")] : []),
  ],
  after_develop_credit: ({ amount }) => [change(amount), CREDIT, word("frontiers.sign.after_buying")],
  after_develop_vp: ({ amount }) => [vp(`+${amount}`), word("frontiers.sign.after_buying")],

  military: ({ amount, vs }) => [MILITARY, change(amount), ...about(vs)],
  temporary_military: ({ amount, spend }) => [good(spend), ARROW, icon("temporary"), change(amount)],
  settle_discount: ({ amount, scope }) => [change(-amount), CREDIT, ...about(scope)],
  contact: ({ discount }) => [MILITARY, ARROW, CREDIT, ...(discount ? [change(-discount)] : [])],
  settle_two: () => [icon("two-worlds"), word("frontiers.sign.two_worlds")],
  after_settle_draw_world: ({ amount }) => [icon("world"), ARROW, change(amount), icon("sack")],
  after_settle_credit: ({ amount, scope }) => [
    scope === "military" ? icon("g-military") : icon("world"),
    ...(scope === "non_military" ? [CREDIT] : []),
    ARROW,
    change(amount),
    CREDIT,
  ],
  extra_colonist: ({ amount }) => [change(amount), COLONIST, word("frontiers.sign.instead")],
  upgrade: ({ max_increase }) => [icon("replace"), figure(`≤+${max_increase}`)],
  replace_self: ({ cost }) => [icon("replace"), figure(cost), CREDIT],

  produce_windfall: ({ scope }) => [good(scope, true), ARROW, good(scope)],
  credit_if_produced_here: ({ amount }) => [good(), ARROW, change(amount), CREDIT, word("frontiers.sign.here")],
  credit_per_produced: ({ amount, scope }) => [change(amount), CREDIT, PER, good(scope)],
  credit_per_kind_produced: ({ amount }) => [change(amount), CREDIT, PER, figure("≠"), good()],
  credit_per: ({ amount, count }) => [change(amount), CREDIT, PER, ...counted(count), icon("world")],
  price_bonus: ({ amount, scope }) => [change(amount), CREDIT, ...about(scope)],

  consume: ({ scope, goods, vp: points, credits, up_to, distinct }) => [
    ...(up_to || distinct ? [figure(`${up_to ? "≤" : ""}${goods}${distinct ? "≠" : ""}`)] : []),
    ...Array.from({ length: up_to || distinct ? 1 : goods }, () => good(scope)),
    ARROW,
    ...(points ? [vp(points)] : []),
    ...(credits ? [change(credits), CREDIT] : []),
  ],
  gain_vp: ({ amount }) => [vp(`+${amount}`)],
  vp_per_good_consumed: ({ amount }) => [vp(`+${amount}`), PER, good()],
  trade_again: () => [icon("trade"), word("frontiers.sign.again")],

  vp_per: ({ vp: points, count }) => [vp(points), PER, ...counted(count)],
  vp_table: ({ table, count }) => [figure(table.join("·")), PER, ...counted(count)],
  vp_equal: ({ count }) => [vp("n"), PER, ...counted(count)],
};

export const signsOf = (power: Power): Sign[] => madeBy(WRITERS, power) ?? [];

const ORDER: readonly When[] = ["explore", "develop", "settle", "produce", "trade", "consume", "end"];

/** What a tile does: one row for each action, with what a production world makes there. */
export function signRows(tile: Tile): SignRow[] {
  const made = isWorld(tile) && tile.resource === "production"; // FRONT-8.1
  const own = made ? [{ phase: "produce" as const, signs: [good(kindOf(tile))], place: null }] : [];
  const written = (tile.powers ?? []).map((power, place) => ({ phase: power.phase, signs: signsOf(power), place }));
  const all = [...own, ...written];
  return ORDER.map((phase) => ({ phase, powers: all.filter((power) => power.phase === phase) }))
    .filter(({ powers }) => powers.length)
    .map(({ phase, powers }) => ({ phase, powers: powers.map(({ signs, place }) => ({ signs, place })) }));
}

/** The sign of an action beside its powers; what counts at the end is told by a VP. */
export const badgeOf = (phase: When): string => (phase === "end" ? "vp" : phase);

const BADGE = 1.8; // with the gap after it, as every other width here; in the size of the signs

/** How long all signs of a tile are in one line. */
export function lengthOf(tile: Tile): number {
  const rows = signRows(tile).flatMap(({ powers }) => [BADGE, ...powers.flatMap(({ signs }) => signs.map(widthOf))]);
  return (tile.keywords?.length ?? 0) * BADGE + rows.reduce((all, width) => all + width, 0);
}

function widthOf(sign: Sign): number {
  if ("word" in sign) return 0; // tiles have no room for words
  if ("figure" in sign) return 0.7 * sign.figure.length + 0.2;
  if ("vp" in sign) return 1.8;
  return sign === ARROW ? 0.95 : 1.3;
}
