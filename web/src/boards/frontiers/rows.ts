import type { Lang } from "../../words/catalog";

/** What is in the box: the rows of `src/astrarium/games/frontiers/content/`. */

export type GoodName = "novelty" | "rare" | "genes" | "alien";
export type KeywordName = "imperium" | "rebel" | "uplift" | "alien";
export type ActionName =
  | "retreat"
  | "develop"
  | "explore"
  | "settle"
  | "produce"
  | "trade_consume"
  | "send_envoys"
  | "plan_goals";
/** When a power counts, as printed beside it. */
export type When = "explore" | "develop" | "settle" | "produce" | "trade" | "consume" | "end";
/** Which goods, or worlds of which kind, a power is about. */
export type Scope = GoodName | "any";
export type Words = Readonly<Record<Lang, string>>;

/** Tiles of an empire that fit all filters, or something else that an empire has (FRONT-16.1, FRONT-16.3). */
export interface Count {
  what: "colony" | "development" | "tile" | "different_kind" | "military";
  good?: Scope;
  resource?: "production" | "windfall" | "grey";
  military?: boolean;
  keyword?: KeywordName;
  other_than_keyword?: KeywordName;
  size?: "small" | "large";
  icon?: Exclude<When, "end">;
  ids?: string[];
  colonists?: number;
}

/** One row of a tile: which figures it has depends on its kind (`src/astrarium/games/frontiers/powers/`). */
export interface Power {
  kind: string;
  phase: When;
  amount?: number;
  scope?: Scope | "large" | "small" | "military" | "non_military";
  vs?: Scope | "rebel";
  spend?: Scope;
  discount?: number;
  max_increase?: number;
  cost?: number;
  goods?: number;
  vp?: number;
  credits?: number;
  up_to?: boolean;
  distinct?: boolean;
  bonus_vp?: number;
  bonus_with?: string;
  count?: Count;
  table?: number[];
}

/** What worlds and developments have in common. */
export interface TileRow {
  id: string;
  name: Words;
  /** In credits; or the defence of a military world (FRONT-0.6). */
  cost: number;
  vp: number;
  keywords?: KeywordName[];
  powers?: Power[];
  text: Words;
  /** The weakest of the three below: `sourced`, `recalled` or `invented`. */
  provenance?: string;
  name_provenance?: string;
  numbers_provenance?: string;
  powers_provenance?: string;
}

export interface WorldRow extends TileRow {
  colonists: number;
  military?: boolean;
  /** `any`: its owner sets the kind for each action (FRONT-3.9). Grey worlds have none. */
  good?: Scope;
  resource?: "production" | "windfall";
  /** False: its good cannot be sold (FRONT-9.5). */
  sellable?: boolean;
}

export interface DevelopmentRow extends TileRow {
  /** A large one covers two places (FRONT-0.8). */
  size: "small" | "large";
}

export interface GoodRow {
  id: GoodName;
  name: Words;
  price: number;
  count: number;
}

export interface ActionRow {
  id: ActionName;
  name: Words;
  text: Words;
}

/** A place of the market: copies of one tile, which may have another side. */
export interface StackRow {
  id: string;
  white: string;
  back?: string;
  copies: number;
}

/** An empire mat, and the start colonies on its two sides. */
export interface MatRow {
  id: string;
  white: string;
  back: string;
}

export interface GoalRow {
  id: string;
  name: Words;
  counts: string;
  /** Points by the highest step reached (FRONT-16.4). */
  steps: readonly { at: number; vp: number }[];
  /** What lies on the stockpile mat for it. */
  stores?: "worlds" | "goods" | "credits";
  text: Words;
  provenance?: string;
}

export interface Figures {
  development_spaces: number;
  red_spaces: number;
  colonies: number;
  colonists_left: number;
  world_limit: number;
  explore_draw: number;
  colonists_per_player: number;
  vp_per_player: number;
  settle_colonists: number;
  settle_bonus: number;
  develop_discount: number;
  retreat_credits: number;
  trade_vp: number;
  envoys_vp: number;
  goals_credits: number;
  goals_seen: number;
  tile_credits: number;
  stored_worlds: number;
  stored_goods: number;
  stored_credits: number;
  round_limit: number;
}
