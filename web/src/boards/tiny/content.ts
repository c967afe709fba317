import dice from "../../../../src/astrarium/games/tiny/content/dice.toml";
import mat from "../../../../src/astrarium/games/tiny/content/mat.toml";
import missions from "../../../../src/astrarium/games/tiny/content/missions.toml";
import planets from "../../../../src/astrarium/games/tiny/content/planets.toml";
import rogues from "../../../../src/astrarium/games/tiny/content/rogues.toml";
import type { Changes } from "../../table/content";
import { Box, contentsOf, type Detail, gallery } from "../box";
import type { Contents, EmpireLevel, Mission, Planet, RogueLevel, Rogue as RogueRow } from "./content.generated";

/** What the game's content says, as far as the board shows it. Names and texts come from the catalogue. */
export type * from "./content.generated";
export type Resource = Planet["resource"];
export type Track = Planet["track"];

/** A row of a track, which goes by its place: the first is level 1. */
type Numbered<Row> = Row & { readonly level: number };
export type Level = Numbered<EmpireLevel>;
export type Rogue = Omit<RogueRow, "levels"> & { readonly levels: readonly Numbered<RogueLevel>[] };

const OWN = contentsOf<Contents>(dice, mat, missions, planets, rogues);
const picture = gallery("tiny", OWN.planet);

export let EMPIRE: readonly Level[];
export let ROGUES: readonly Rogue[];
export let MAX_RESOURCE: number;
export let FREE_REROLLS: number;
export let REROLL_ENERGY: number;
export let FOLLOW_CULTURE: number;
export let CONVERTER_DICE: number;
export let END_VP: number;
export let MOST_DICE: number;
let box: Box<Contents>;

/** What is drawn from now on: the game's own content, with the changes of a table that has another. */
export function useContent(changes: Changes | null): void {
  box = new Box(OWN, changes);
  const { level, rogue, resources, reroll, follow, converter, end, pieces } = box.contents;
  EMPIRE = numbered(level);
  ROGUES = rogue.map((row) => ({ ...row, levels: numbered(row.levels) }));
  MAX_RESOURCE = resources.max;
  FREE_REROLLS = reroll.free;
  REROLL_ENERGY = reroll.energy;
  FOLLOW_CULTURE = follow.culture;
  CONVERTER_DICE = converter.spent;
  END_VP = end.vp;
  MOST_DICE = pieces.dice;
}

useContent(null);

export const planetOf = (id: string): Planet => box.rowOf("planet", id);
export const missionOf = (id: string): Mission => box.rowOf("mission", id);
export const rogueOf = (id: string): Rogue => ROGUES[box.contents.rogue.indexOf(box.rowOf("rogue", id))]!;

/** A planet as it is in the box, whatever the table plays with. */
export const planetInBox = (id: string): Planet => new Box(OWN, null).rowOf("planet", id);

/** A planet's picture, the more detailed the larger it is shown; planets that nobody has painted share one. */
export const pictureOf = ({ id, resource }: Pick<Planet, "id" | "resource">, detail: Detail): string =>
  picture(id, `any_${resource}`, detail);

/** The empire track at a level; a level off its ends is that end. */
export function empireAt(level: number): Level {
  return EMPIRE[Math.max(1, Math.min(level, EMPIRE.length)) - 1]!;
}

/** Does more than marks and colour of this rogue's mat come from us? */
export function hasOwnFigures({ invented = [] }: Rogue): boolean {
  return invented.some((field) => ["dice", "vp", "max"].includes(field));
}

function numbered<Row>(rows: readonly Row[]): Numbered<Row>[] {
  return rows.map((row, i) => ({ ...row, level: i + 1 }));
}
