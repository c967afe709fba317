import diceFile from "../../../../src/astrarium/games/roll/content/dice.toml";
import tableFile from "../../../../src/astrarium/games/roll/content/table.toml";
import tileFile from "../../../../src/astrarium/games/roll/content/tiles.toml";
import type { Changes } from "../../table/content";
import type { Lang } from "../../words/catalog";
import { type Content, merged } from "../box";

export type DieName = "home" | "military" | "consumption" | "novelty" | "rare" | "genes" | "alien";
export type PhaseName = "explore" | "develop" | "settle" | "produce" | "ship";
export type FaceName = PhaseName | "wild";
export type StackName = "development" | "world";
/** Colours of worlds whose goods have a price. */
export type GoodColour = "novelty" | "rare" | "genes" | "alien";
export type WorldColour = GoodColour | "gray";
/** When a power counts, as printed beside it. */
export type When = PhaseName | "setup" | "immediate" | "assign" | "continuous" | "end";
export type Words = Readonly<Record<Lang, string>>;

/** One row of a tile: which figures it has depends on its kind (`src/astrarium/games/roll/powers/`). */
export interface Power {
  kind: string;
  phase: When;
  amount?: number;
  count?: number;
  colour?: DieName;
  colours?: DieName[] | WorldColour[];
  to?: "cup" | "citizenry";
  target?: StackName | PhaseName[];
  floor?: number;
  only_reassign?: boolean;
  low?: number;
  high?: number;
  source?: PhaseName[];
  same_column?: boolean;
  to_selected?: boolean;
  split?: boolean;
  most_worlds?: WorldColour;
  high_if_tied?: number;
  per?: number;
  points?: number;
  ties?: boolean;
  world_colours?: WorldColour[];
  die_colours?: DieName[];
  cost?: number;
  vp?: number;
}

/** One side of a tile, or one half of a faction's. */
export interface Design {
  id: string;
  name: Words;
  kind: StackName;
  /** In workers; it is also its VP (ROLL-0.6). */
  cost: number;
  colour?: WorldColour;
  category?: "reassign" | "immediate" | "power" | "faction";
  faction?: number;
  home?: number;
  /** The world on the other side of a development. */
  back?: string;
  powers?: Power[];
  text: Words;
  /** What it says where workers may be split (ROLL-A1). */
  text_any?: Words;
  name_fr_source?: string;
  provenance?: string;
}

export interface DieKind {
  id: DieName;
  name: Words;
  colour: Words;
  count: number;
  faces: readonly FaceName[];
}

export interface Phase {
  id: PhaseName;
  roman: string;
  name: Words;
  worker: Words;
}

export interface Figures {
  credits_start: number;
  credits_max: number;
  credits_after_recruiting: number;
  recruit_cost: number;
  stock_credits: number;
  scout_draws: number;
  tableau_end: number;
  chips_per_player: number;
  goods_per_world: number;
  consume_vp: number;
  good_matches_vp: number;
  shipper_matches_vp: number;
  round_limit: number;
}

interface Box {
  tile: readonly Design[];
  die: readonly DieKind[];
  phase: readonly Phase[];
  price: readonly { id: GoodColour; credits: number }[];
  figures: Figures;
}

const OWN = { ...tileFile, ...diceFile, ...tableFile } as Content;
const PAINTED = new Set((OWN as unknown as Box).tile.map(({ id }) => id));

export let DESIGNS: Box["tile"];
export let DICE: Box["die"];
export let PHASES: Box["phase"];
export let FIGURES: Figures;
/** What a good brings when it is Traded, by the colour of its world (ROLL-10.2). */
export let PRICES: Readonly<Partial<Record<WorldColour, number>>>;
let tiles: ReadonlyMap<string, Design>;
let dice: ReadonlyMap<string, DieKind>;
let phases: ReadonlyMap<string, Phase>;
let fronts: ReadonlyMap<string, Design>;

/** What is drawn from now on: the game's own content, with the changes of a table that has another. */
export function useContent(changes: Changes | null): void {
  const box = (changes ? merged(OWN, changes) : OWN) as unknown as Box;
  DESIGNS = box.tile;
  DICE = box.die;
  PHASES = box.phase;
  FIGURES = box.figures;
  PRICES = Object.fromEntries(box.price.map(({ id, credits }) => [id, credits]));
  tiles = new Map(DESIGNS.map((design) => [design.id, design]));
  dice = new Map(DICE.map((die) => [die.id, die]));
  phases = new Map(PHASES.map((phase) => [phase.id, phase]));
  fronts = new Map(DESIGNS.flatMap((design) => (design.back ? [[design.back, design]] : [])));
}

useContent(null);

export function tileOf(id: string): Design {
  const design = tiles.get(id);
  if (!design) throw new RangeError(`no tile ${id}`);
  return design;
}

/** The design that a reference such as `tile:space_piracy` or `tile:gem_world^top` speaks of. */
export function designOf(ref: string): Design | undefined {
  return ref.startsWith("tile:") ? tiles.get(ref.slice(5).replace(/\W.*$/, "")) : undefined;
}

/** The kind of die that a reference such as `die:home@cup.1` or `dice:home.2` speaks of. */
export function dieOf(ref: string): DieKind | undefined {
  return dice.get(/^(?:die|dice):(\w+)/.exec(ref)?.[1] ?? "");
}

/** The phase that `phase:explore`, `column:explore` or `face:explore` speaks of. */
export function phaseOf(ref: string): Phase | undefined {
  return phases.get(/^(?:phase|column|face):(\w+)$/.exec(ref)?.[1] ?? "");
}

export function kindOf(name: DieName): DieKind {
  return dice.get(name)!;
}

/** The other side of a tile of the bag; start tiles have none. */
export function otherSideOf(design: Design): Design | undefined {
  return design.back ? tiles.get(design.back) : fronts.get(design.id);
}

/** The kind of good that a world holds, and the die that matches it; grey worlds and developments hold none. */
export function goodOf({ kind, colour = "gray" }: Design): GoodColour | undefined {
  return kind === "world" && colour !== "gray" ? colour : undefined;
}

/** A 6-cost development counts something at the end (ROLL-13.2). */
export function hasBonus({ powers = [] }: Design): boolean {
  return powers.some(({ phase }) => phase === "end");
}

/** A tile's picture, the more detailed the larger it is shown; tiles that nobody has painted share one. */
export function pictureOf({ id, kind }: Design, detail: 0 | 1 | 2): string {
  return `/art/roll/${PAINTED.has(id) ? id : `any_${kind}`}.${detail}.svg`;
}
