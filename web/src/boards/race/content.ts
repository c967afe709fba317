import cardFile from "../../../../src/astrarium/games/race/content/cards.toml";
import tableFile from "../../../../src/astrarium/games/race/content/table.toml";

export type Good = "novelty" | "rare" | "genes" | "alien";
export type Phase = "explore" | "develop" | "settle" | "consume" | "produce";
/** Powers speak of the sale of a good (`$`) as of a phase of its own. */
export type PowerPhase = Phase | "trade";

/** One row of a card; what its figures mean depends on phase and kind (see the head of `cards.toml`). */
export interface Power {
  phase: PowerPhase;
  kind: string;
  n?: number;
  good?: Good | "any";
  goods?: Good[];
  rebel?: boolean;
  this_world?: boolean;
  discount?: number;
  optional?: boolean;
  take?: number;
  times?: number;
  kinds?: number;
  vp?: number;
  cards?: number;
  max?: number;
  low?: number;
  high?: number;
}

export interface Design {
  id: string;
  kind: "world" | "development";
  copies: number;
  military?: boolean;
  cost?: number;
  defense?: number;
  vp: number;
  production?: "production" | "windfall" | "none";
  good?: Good;
  keywords?: string[];
  powers: Power[];
  /** What a 6-cost development counts at the end. */
  score?: { vp: number; match: string }[];
  name_fr_source: string;
  provenance: string;
}

export interface Action {
  id: string;
  phase: Phase;
  copies_expert: number;
}

interface TableFile {
  figures: { hand_limit: number; tableau_end: number; chips_per_player: number };
  phase: { id: Phase; roman: string }[];
  good: { id: Good; price: number }[];
  action: Action[];
}

const table = tableFile as unknown as TableFile;

export const DESIGNS = (cardFile as unknown as { card: Design[] }).card;
/** The 114 cards by number: every copy of every design, as the rules count them. */
export const CARDS: readonly Design[] = DESIGNS.flatMap((design) =>
  Array.from({ length: design.copies }, () => design),
);
export const FIGURES = table.figures;
export const PHASES = table.phase;
export const ACTIONS = table.action;
export const GOODS = table.good;

export const ROMAN = Object.fromEntries([...PHASES.map(({ id, roman }) => [id, roman]), ["trade", "$"]]) as Record<
  PowerPhase,
  string
>;

const BY_ID = new Map(DESIGNS.map((design) => [design.id, design]));

export function cardOf(number: number): Design {
  const card = CARDS[number];
  if (!card) throw new RangeError(`no card ${number}`);
  return card;
}

/** The design that a reference such as `card:old_earth.0` speaks of. */
export function designOf(ref: string): Design | undefined {
  return BY_ID.get(ref.replace(/^card:/, "").replace(/[.<].*$/, ""));
}

export function actionOf(ref: string): Action | undefined {
  const id = ref.replace(/^action:/, "").replace(/\..*$/, "");
  return ACTIONS.find((action) => action.id === id);
}

export function refOf(number: number): string {
  return `card:${cardOf(number).id}.${number}`;
}

/** Defense takes the place of the cost on military worlds. */
export function priceOf(card: Design): number {
  return (card.military ? card.defense : card.cost) ?? 0;
}

/** What a 6-cost development is worth depends on the whole tableau. */
export function hasVariableVp(card: Design): boolean {
  return !!card.score;
}
