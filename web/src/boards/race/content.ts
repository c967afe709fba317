import cardFile from "../../../../src/astrarium/games/race/content/cards.toml";
import tableFile from "../../../../src/astrarium/games/race/content/table.toml";
import type { Changes } from "../../table/content";
import type { Lang } from "../../words/catalog";
import { type Content, merged } from "../box";

export type Good = "novelty" | "rare" | "genes" | "alien";
export type Phase = "explore" | "develop" | "settle" | "consume" | "produce";
/** Powers speak of the sale of a good (`$`) as of a phase of its own. */
export type PowerPhase = Phase | "trade";

/** One row of a card: which figures it has depends on its kind (`src/astrarium/games/race/powers.py`). */
export interface Power {
  /** The phase, and what it does there: `settle.military`. */
  kind: `${PowerPhase}.${string}`;
  n?: number;
  good?: Good;
  rebel?: boolean;
  this_world?: boolean;
  discount?: number;
  take?: number;
  times?: number;
  kinds?: number;
  vp?: number;
  cards?: number;
  most?: number;
  low?: number;
  high?: number;
}

export interface Design {
  id: string;
  name: Record<Lang, string>;
  kind: "world" | "development";
  copies: number;
  military?: boolean;
  /** In cards; or the defense of a military world. */
  cost: number;
  vp: number;
  production?: "production" | "windfall";
  good?: Good;
  keywords?: string[];
  powers?: Power[];
  /** What a 6-cost development counts at the end. */
  score?: { vp: number; kind: string }[];
  name_fr_source?: string;
  provenance?: string;
}

export interface Action {
  id: string;
  phase: Phase;
  copies_expert: number;
}

interface Box {
  card: readonly Design[];
  figures: { hand_limit: number; tableau_end: number; chips_per_player: number };
  phase: readonly { id: Phase; roman: string }[];
  good: readonly { id: Good; price: number }[];
  action: readonly Action[];
}

const OWN = { ...cardFile, ...tableFile } as Content;
const PAINTED = new Set((OWN as unknown as Box).card.map(({ id }) => id));

export let DESIGNS: Box["card"];
export let FIGURES: Box["figures"];
export let PHASES: Box["phase"];
export let ACTIONS: Box["action"];
export let GOODS: Box["good"];
export let ROMAN: Readonly<Record<PowerPhase, string>>;
let byId: ReadonlyMap<string, Design>;

/** What is drawn from now on: the game's own content, with the changes of a table that has another. */
export function useContent(changes: Changes | null): void {
  const box = (changes ? merged(OWN, changes) : OWN) as unknown as Box;
  DESIGNS = box.card;
  FIGURES = box.figures;
  PHASES = box.phase;
  ACTIONS = box.action;
  GOODS = box.good;
  ROMAN = Object.fromEntries([...PHASES.map(({ id, roman }) => [id, roman]), ["trade", "$"]]);
  byId = new Map(DESIGNS.map((design) => [design.id, design]));
}

useContent(null);

export function cardOf(id: string): Design {
  const card = byId.get(id);
  if (!card) throw new RangeError(`no card ${id}`);
  return card;
}

/** The design that a reference such as `card:old_earth.0` speaks of. */
export function designOf(ref: string): Design | undefined {
  return byId.get(ref.replace(/^card:/, "").replace(/[.<].*$/, ""));
}

export function actionOf(ref: string): Action | undefined {
  const id = ref.replace(/^action:/, "").replace(/\..*$/, "");
  return ACTIONS.find((action) => action.id === id);
}

export function phaseOf(power: Power): PowerPhase {
  return power.kind.slice(0, power.kind.indexOf(".")) as PowerPhase;
}

/** A card's picture, the more detailed the larger it is shown; cards that nobody has painted share one. */
export function pictureOf({ id, kind }: Design, detail: 0 | 1 | 2): string {
  return `/art/race/${PAINTED.has(id) ? id : `any_${kind}`}.${detail}.svg`;
}

/** What a 6-cost development is worth depends on the whole tableau. */
export function hasVariableVp(card: Design): boolean {
  return !!card.score;
}
