import { type ByKind, madeBy } from "../../box";
import { ARROW, figure, icon, PER, range, type Stroke, vp } from "../../strokes";
import type {
  Content,
  CostReduction,
  CreditsOnComplete,
  Design,
  DieName,
  PhaseName,
  Power,
  Reassign,
  When,
  WorldColour,
} from "../content";
import type { RollWordId } from "../words";

/** One stroke of a power written in signs. Words stand beside them where there is room. */
export type Sign =
  | Stroke<RollWordId>
  | { die: DieName; virtual?: boolean }
  /** A kind of world, or of the goods that lie on it. */
  | { seal: WorldColour | "any" }
  | { credits: number; more: boolean };

/** A sign, or kinds of dice: how to write these depends on those that the table has. */
type Drafted = Sign | { kinds: readonly DieName[] | undefined };

/** When it counts, and what it does then. */
export interface SignRow {
  phase: When;
  signs: Sign[];
}

const ANY_DIE: Sign = { icon: "die" };
const TILE: Sign = { icon: "draw" };
const AND: Sign = { figure: "·" };

const word = (id: RollWordId): Sign => ({ word: id });
/** Credits that are added, or (`price`) counted. */
const credits = (n: number): Sign => ({ credits: n, more: true });
const price = (n: number): Sign => ({ credits: n, more: false });
const columns = (phases: readonly PhaseName[]): Sign[] => phases.map((phase) => icon(`face-${phase}`));
const seals = (colours: readonly WorldColour[] = []): Sign[] => colours.map((colour) => ({ seal: colour }));

/** A draft as it is shown: kinds of dice by themselves or, if they are most of them, by those that are not meant. */
function written(content: Content, drafted: Drafted): Sign[] {
  if (!("kinds" in drafted)) return [drafted];
  const { kinds = [] } = drafted;
  if (!kinds.length) return [ANY_DIE];
  const others = content.dice.filter(({ id }) => !kinds.includes(id));
  if (others.length < kinds.length) return [figure("≠"), ...others.map(({ id }): Sign => ({ die: id }))];
  return kinds.map((kind): Sign => ({ die: kind }));
}

/** The tiles that a power of Develop or Settle is about. */
function built(power: CostReduction | CreditsOnComplete): Sign[] {
  const { target, colours } = power;
  const reassigns = "only_reassign" in power && power.only_reassign;
  if (target === "development") return [icon("dev"), ...(reassigns ? [icon("reassign")] : [])];
  return colours?.length ? seals(colours) : [icon("world")];
}

/** What moves, from where to where, and who may do so. */
function reassigned(power: Reassign): Drafted[] {
  const { low, high, colours, source = [], target, same_column, to_selected, most_worlds } = power;
  const anywhere = most_worlds ? "roll.sign.if_most" : to_selected ? "roll.sign.own_phase" : "roll.sign.any";
  return [
    ...(high > 1 ? [range(low, high)] : []),
    ...(colours || !source.length ? [{ kinds: colours }] : []),
    ...columns(source),
    ...(same_column ? [word("roll.sign.same_column")] : []),
    ARROW,
    ...(target ? columns(target) : [word(anywhere)]),
    ...(most_worlds ? seals([most_worlds]) : []),
  ];
}

/** One writer for each kind of power. */
const WRITERS: ByKind<Power, Drafted[]> = {
  gain_die: ({ colour, count = 1, to }) => [
    ...Array.from({ length: count }, (): Sign => ({ die: colour })),
    ARROW,
    icon(to === "cup" ? "cup" : "citizens"),
  ],
  gain_good: ({ colour, count = 1 }) => [
    ...Array.from({ length: count }, (): Sign => ({ die: colour })),
    ARROW,
    icon("world"),
  ],
  gain_credits: ({ amount }) => [credits(amount)],
  set_credits: ({ amount }) => [price(amount)],
  remove_die: ({ count = 1 }) => [figure(`−${count}`), ANY_DIE],

  reassign: reassigned,
  dictate_repeat: () => [icon("dictate"), icon("unlimited")],
  dictate_multi: ({ high }) => [icon("dictate"), range(1, high), ANY_DIE],

  rearrange_zone: () => [icon("stack"), icon("shuffle")],
  extra_tile_at_end: ({ count = 1 }) => [figure(`+${count}`), TILE, word("roll.sign.at_end")],
  scout_bonus: ({ colour, amount }) => [{ die: colour }, TILE, ARROW, credits(amount)],
  stock_value: ({ colour, amount }) => [{ die: colour }, ARROW, price(amount)],
  place_on_top: () => [TILE, icon("up"), icon("stack")],

  cost_reduction: (power) => [
    figure(`−${power.amount}`),
    ...built(power),
    ...(power.floor > 1 ? [figure(`≥${power.floor}`)] : []),
    word("roll.sign.cost"),
  ],
  credits_on_complete: (power) => [...built(power), ARROW, credits(power.amount)],
  return_to_cup: ({ low, high }) => [range(low, high), ANY_DIE, ARROW, icon("cup")],
  return_colours_to_cup: ({ colours }) => [{ kinds: colours }, ARROW, icon("cup")],

  extra_workers: ({ colours }) => [figure("+"), ...colours.map((kind): Sign => ({ die: kind, virtual: true }))],
  credits_end_of_phase: ({ amount }) => [credits(amount)],
  credits_per_citizenry_die: ({ amount, per, colour }) => [
    credits(amount),
    PER,
    ...(per > 1 ? [figure(per)] : []),
    { die: colour },
    icon("citizens"),
  ],
  credits_per_good: ({ amount, world_colours, die_colours }) => [
    credits(amount),
    PER,
    ...(die_colours ? [{ kinds: die_colours }] : seals(world_colours)),
  ],
  credits_if_most_developments: ({ amount }) => [credits(amount), word("roll.sign.if_most"), icon("dev")],
  credits_if_dearest_world: ({ amount }) => [credits(amount), word("roll.sign.if_dearest"), icon("world")],
  vp_in_phase: ({ amount }) => [vp(`+${amount}`)],

  extra_good_capacity: ({ amount }) => [figure(`+${amount}`), { seal: "any" }, PER, icon("world")],
  trade_bonus: ({ amount, colours }) => [icon("trade"), credits(amount), ...seals(colours)],
  trade_buy_vp: ({ cost, vp: gained = 1 }) => [icon("trade"), price(cost), ARROW, vp(gained)],
  consume_credits: ({ amount, colours }) => [icon("consume"), credits(amount), ...seals(colours)],
  consume_vp: ({ amount, colours }) => [icon("consume"), vp(`+${amount}`), ...seals(colours)],

  score_developments: (power) => scored(power, icon("dev")),
  score_development_cost: (power) => scored(power, icon("dev"), word("roll.sign.cost")),
  score_reassign_development_cost: (power) => scored(power, icon("reassign"), icon("dev"), word("roll.sign.cost")),
  score_non_reassign_developments: (power) => scored(power, icon("dev"), figure("≠"), icon("reassign")),
  score_novelty_world_cost: (power) => scored(power, { seal: "novelty" }, word("roll.sign.cost")),
  score_rare_worlds: (power) => scored(power, { seal: "rare" }, icon("world")),
  score_dice_colours: (power) => scored(power, ANY_DIE, figure("≠")),
  score_military_dice: (power) => scored(power, { die: "military" }),
  score_goods: (power) => scored(power, { seal: "any" }),
  score_chips_triangular: () => [vp("n"), PER, figure("1+2+…+n"), icon("vp")],
};

/** So many points for each so many of something (ROLL-17.28). */
function scored({ points, per = 1 }: { points: number; per?: number }, ...what: Sign[]): Sign[] {
  return [vp(points), PER, ...(per > 1 ? [figure(per)] : []), ...what];
}

/** Powers that work once, when the tile comes into the tableau (ROLL-8.8). */
export const ONCE: readonly When[] = ["setup", "immediate"];

/** What a tile does, one row for each power, but one for all that it gives at once; of a placed tile, what it still does. */
export function signRows(content: Content, { powers = [] }: Design, placed = false): SignRow[] {
  const rows = powers.map(
    (power): SignRow => ({
      phase: power.phase,
      signs: (madeBy(WRITERS, power) ?? []).flatMap((drafted) => written(content, drafted)),
    }),
  );
  const given = rows.filter(({ phase }) => ONCE.includes(phase));
  const lasting = rows.filter(({ phase }) => !ONCE.includes(phase));
  const [first] = given;
  if (placed || !first) return lasting;
  return [{ phase: first.phase, signs: given.flatMap(({ signs }, i) => (i ? [AND, ...signs] : signs)) }, ...lasting];
}
