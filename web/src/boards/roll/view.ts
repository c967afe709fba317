import type { Sight } from "../../table/sight";
import type { Content, DieName, PhaseName, StackName } from "./content";
import type { Player, RollView, StackSeen } from "./view.generated";

export type { PlacedTile, Player, RollView, StackSeen, TwoSides } from "./view.generated";

/** How many of each kind that is there. */
export type Dice = Readonly<Record<string, number>>;

export const viewOf = ({ view }: Pick<Sight, "view">) => view as Sight["view"] & RollView;

export const STACKS: readonly StackName[] = ["development", "world"];
/** The stack that the workers of a phase build. */
export const BUILT: Readonly<Partial<Record<PhaseName, StackName>>> = { develop: "development", settle: "world" };

export const sizeOf = (dice: Dice | undefined): number => Object.values(dice ?? {}).reduce((sum, n) => sum + n, 0);

/** How many of each kind these are. */
export function counted(kinds: readonly string[]): Dice {
  const dice: Record<string, number> = {};
  for (const kind of kinds) dice[kind] = (dice[kind] ?? 0) + 1;
  return dice;
}

/** One of several dice alike in a place. */
export interface OneDie {
  kind: DieName;
  copy: number;
}

/** The dice of a place one by one, in the order of the box. */
export function oneByOne(content: Content, dice: Dice | undefined): OneDie[] {
  return content.dice.flatMap(({ id }) => Array.from({ length: dice?.[id] ?? 0 }, (_, copy) => ({ kind: id, copy })));
}

/** The workers below the strip: one's own in the making while they are a secret. */
export function columnsOf(view: RollView, player: Player): Readonly<Record<string, Dice>> {
  return view.assigning ? (player.own_columns ?? {}) : player.columns;
}

/** How many goods lie in a tableau. */
export const goodsOf = ({ tableau }: Player): number => tableau.reduce((sum, { goods }) => sum + goods.length, 0);

export const stackOf = (player: Player, stack: StackName): StackSeen => player.stacks[stack]!;

/** How a phase stands in this round. */
export type Standing = "open" | "skipped" | "done" | "now" | "next";

export function standingsOf(content: Content, view: RollView): ReadonlyMap<PhaseName, Standing> {
  const order = content.phases.map(({ id }) => id);
  const now = view.phase ? order.indexOf(view.phase) : -1;
  const standing = (phase: PhaseName, at: number): Standing => {
    if (view.assigning || !view.happening.length) return "open";
    if (!view.happening.includes(phase)) return "skipped";
    if (now < 0) return "done"; // the phases are over: the empires are managed
    return at === now ? "now" : at < now ? "done" : "next";
  };
  return new Map(order.map((phase, at) => [phase, standing(phase, at)]));
}

/** The seats that selected a phase, with the dice that did. */
export function selectorsOf(view: RollView, phase: PhaseName): { seat: number; kind: DieName | null }[] {
  return view.players.flatMap(({ selected, selector }, seat) => (selected === phase ? [{ seat, kind: selector }] : []));
}
