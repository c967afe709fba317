import mat from "../../../../src/astrarium/games/tiny/content/mat.toml";
import missions from "../../../../src/astrarium/games/tiny/content/missions.toml";
import planets from "../../../../src/astrarium/games/tiny/content/planets.toml";
import rogues from "../../../../src/astrarium/games/tiny/content/rogues.toml";

/** What the game's own content files say, as far as the board shows it. Names and texts come from the catalogue. */
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
  power: { vp: number; vp_tied: number };
  name_fr_provenance?: string;
}

export interface RogueLevel {
  level: number;
  dice: number;
  vp: number;
  /** The attack works once per turn. */
  once: boolean;
}

export interface Rogue {
  id: string;
  difficulty: number;
  max_energy: number;
  max_culture: number;
  levels: readonly RogueLevel[];
  /** Figures that are our own, as the printed ones were not at hand. */
  invented: readonly string[];
}

export interface EmpireLevel {
  level: number;
  dice: number;
  ships: number;
  vp: number;
  /** What one pays to reach it. */
  cost: number;
}

interface Mat {
  resources: { max: number };
  reroll: { free: number; energy: number };
  follow: { culture: number };
  converter: { spent: number };
  end: { vp: number };
  pieces: { dice: number };
  level: readonly EmpireLevel[];
}

const MAT = mat as unknown as Mat;

export const EMPIRE = MAT.level;
export const MAX_RESOURCE = MAT.resources.max;
export const FREE_REROLLS = MAT.reroll.free;
export const REROLL_ENERGY = MAT.reroll.energy;
export const FOLLOW_CULTURE = MAT.follow.culture;
export const CONVERTER_DICE = MAT.converter.spent;
export const END_VP = MAT.end.vp;
export const MOST_DICE = MAT.pieces.dice;
export const ROGUES = (rogues as { rogue: Rogue[] }).rogue;

const PLANETS = byId((planets as { planet: Planet[] }).planet);
const MISSIONS = byId((missions as { mission: Mission[] }).mission);
const ROGUES_BY_ID = byId(ROGUES);

export const planetOf = (id: string): Planet => known(PLANETS, id);
export const missionOf = (id: string): Mission => known(MISSIONS, id);
export const rogueOf = (id: string): Rogue => known(ROGUES_BY_ID, id);

/** The empire track at a level; a level off its ends is that end. */
export function empireAt(level: number): EmpireLevel {
  return EMPIRE[Math.max(1, Math.min(level, EMPIRE.length)) - 1]!;
}

/** Does more than marks and colour of this rogue's mat come from us? */
export function hasOwnFigures(rogue: Rogue): boolean {
  return rogue.invented.some((field) => ["dice", "vp", "max"].includes(field));
}

function byId<T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function known<T>(rows: ReadonlyMap<string, T>, id: string): T {
  const row = rows.get(id);
  if (!row) throw new Error(`no such thing in this game: ${id}`);
  return row;
}
