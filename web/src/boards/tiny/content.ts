import dice from "../../../../src/astrarium/games/tiny/content/dice.toml";
import mat from "../../../../src/astrarium/games/tiny/content/mat.toml";
import missions from "../../../../src/astrarium/games/tiny/content/missions.toml";
import planets from "../../../../src/astrarium/games/tiny/content/planets.toml";
import rogues from "../../../../src/astrarium/games/tiny/content/rogues.toml";
import type { Changes } from "../../table/content";
import { type Content, merged } from "../box";

/** What the game's content says, as far as the board shows it. Names and texts come from the catalogue. */
export type Resource = "energy" | "culture";
export type Track = "diplomacy" | "economy";

export interface Planet {
  id: string;
  resource: Resource;
  track: Track;
  vp: number;
  /** Steps from START that colonize it. */
  advances: number;
}

export interface Mission {
  id: string;
  /** `vp_tied` for those who share a first place, where players are compared. */
  goal: { vp: number; vp_tied?: number };
  name_fr_provenance?: string;
}

/** A row of a track, which goes by its place: the first is level 1. */
interface Numbered {
  level: number;
}

export interface RogueLevel extends Numbered {
  dice: number;
  vp: number;
  /** The attack works once per turn. */
  once?: boolean;
}

export interface Rogue {
  id: string;
  difficulty: number;
  max_energy: number;
  max_culture: number;
  levels: readonly RogueLevel[];
  /** Figures that are our own, as the printed ones were not at hand. */
  invented?: readonly string[];
}

export interface EmpireLevel extends Numbered {
  dice: number;
  ships: number;
  vp: number;
  /** What one pays to reach it. */
  cost: number;
}

/** The content files put together, by kind. */
interface Box {
  planet: readonly Planet[];
  mission: readonly Mission[];
  rogue: readonly Rogue[];
  level: readonly EmpireLevel[];
  resources: { max: number };
  reroll: { free: number; energy: number };
  follow: { culture: number };
  converter: { spent: number };
  end: { vp: number };
  pieces: { dice: number };
}

const OWN = { ...dice, ...mat, ...missions, ...planets, ...rogues } as Content;
const PAINTED = new Set((OWN as unknown as Box).planet.map(({ id }) => id));

export let EMPIRE: readonly EmpireLevel[];
export let ROGUES: readonly Rogue[];
export let MAX_RESOURCE: number;
export let FREE_REROLLS: number;
export let REROLL_ENERGY: number;
export let FOLLOW_CULTURE: number;
export let CONVERTER_DICE: number;
export let END_VP: number;
export let MOST_DICE: number;
let planetsById: ReadonlyMap<string, Planet>;
let missionsById: ReadonlyMap<string, Mission>;

/** What is drawn from now on: the game's own content, with the changes of a table that has another. */
export function useContent(changes: Changes | null): void {
  const box = (changes ? merged(OWN, changes) : OWN) as unknown as Box;
  EMPIRE = numbered(box.level);
  ROGUES = box.rogue.map((rogue) => ({ ...rogue, levels: numbered(rogue.levels) }));
  MAX_RESOURCE = box.resources.max;
  FREE_REROLLS = box.reroll.free;
  REROLL_ENERGY = box.reroll.energy;
  FOLLOW_CULTURE = box.follow.culture;
  CONVERTER_DICE = box.converter.spent;
  END_VP = box.end.vp;
  MOST_DICE = box.pieces.dice;
  planetsById = byId(box.planet);
  missionsById = byId(box.mission);
}

useContent(null);

export const planetOf = (id: string): Planet => known(planetsById.get(id), id);
export const missionOf = (id: string): Mission => known(missionsById.get(id), id);
export const rogueOf = (id: string): Rogue =>
  known(
    ROGUES.find((rogue) => rogue.id === id),
    id,
  );

/** A planet as it is in the box, whatever the table plays with. */
export const planetInBox = (id: string): Planet =>
  known(
    (OWN as unknown as Box).planet.find((planet) => planet.id === id),
    id,
  );

/** A planet's picture, the more detailed the larger it is shown; planets that nobody has painted share one. */
export function pictureOf({ id, resource }: Planet, detail: 0 | 1 | 2): string {
  return `/art/tiny/${PAINTED.has(id) ? id : `any_${resource}`}.${detail}.svg`;
}

/** The empire track at a level; a level off its ends is that end. */
export function empireAt(level: number): EmpireLevel {
  return EMPIRE[Math.max(1, Math.min(level, EMPIRE.length)) - 1]!;
}

/** Does more than marks and colour of this rogue's mat come from us? */
export function hasOwnFigures({ invented = [] }: Rogue): boolean {
  return invented.some((field) => ["dice", "vp", "max"].includes(field));
}

function numbered<T extends Numbered>(rows: readonly T[]): T[] {
  return rows.map((row, i) => ({ ...row, level: i + 1 }));
}

function byId<T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function known<T>(row: T | undefined, id: string): T {
  if (!row) throw new Error(`no such thing in this game: ${id}`);
  return row;
}
