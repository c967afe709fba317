import type { Lang } from "../../words/catalog";

/** What is in the box: the rows of `src/astrarium/games/void/content/`. */

export type GoodName = "metals" | "crystals" | "life_forms" | "gas" | "artifacts";
export type TemperamentName = "militarist" | "capitalist" | "scholarly" | "mysterious" | "peaceful";
export type ObstacleName = "asteroids" | "mines" | "ancient_defences";
export type Provenance = "sourced" | "recalled" | "invented";
export type Words = Readonly<Record<Lang, string>>;

/** Where a row comes from; a part that is better known than the whole has a mark of its own. */
export interface Known {
  provenance?: Provenance;
  name_provenance?: Provenance;
  powers_provenance?: Provenance;
}

export interface NamedRow extends Known {
  id: string;
  name: Words;
}

export interface ToldRow extends NamedRow {
  text: Words;
}

/** A power, or an effect of an event: which figures it has depends on its kind (`src/astrarium/games/void/powers/`). */
export interface Power {
  kind: string;
  ship?: string;
  obstacle?: ObstacleName;
  amount?: number;
  least?: number;
  hits?: number;
  planet?: string;
}

export interface PlanetRow extends ToldRow {
  temperament: TemperamentName;
  good: GoodName;
  credits: number;
  vp: number;
  influence: number;
  powers?: Power[];
  note?: Words;
}

export interface HexRow extends NamedRow {
  planets: string[];
  circles?: string[];
  asteroids?: string[];
  /** For each side the space from which a lane crosses it. */
  gates: string[];
  lanes: { a: string; b: string; obstacle?: ObstacleName }[];
}

export interface ShipRow extends ToldRow {
  stock: "player" | "common";
  count: number;
  starred: boolean;
  /** Everybody may build it from the start. */
  free?: boolean;
  cost: number;
  move: number;
  attack: number;
  dice: number;
  hits: number;
  initiative: number;
  powers?: Power[];
}

export interface TechnologyRow extends ToldRow {
  cost: number;
  vp: number;
  needs?: string;
  good?: GoodName;
  /** The one race that can research it. */
  only?: string;
  powers?: Power[];
}

export interface RaceRow extends ToldRow {
  home: string;
  credits: number;
  thresholds: number[];
  powers?: Power[];
}

export interface HomeRow extends NamedRow {
  race: string;
}

export interface CardRow extends ToldRow {
  temperament: TemperamentName;
  copies: number;
  /** How many cards of the type are discarded for it. */
  needs: number;
  window: string;
}

export interface EventRow extends ToldRow {
  until: string;
  effects?: Power[];
}

export interface ScoringRow extends ToldRow {
  above: number;
  first: number;
  second: number;
}

export interface ActionRow extends ToldRow {
  cost: number;
}

export interface Figures {
  rounds: number;
  actions: number;
  start_cards: number;
  hand_limit: number;
  research: number;
  mine_credits: number;
  home_vp: number;
  diplomacy_dice: number;
  best_attack: number;
  pirate_initiative: number;
  pirate_dice: number;
  pirate_attack: number;
  pirate_hits: number;
  conquest_hits: number;
  infestation_hits: number;
  pirate_credits: number;
  offers: number;
  wanted_cards: number;
}
