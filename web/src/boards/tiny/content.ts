import dice from "../../../../src/astrarium/games/tiny/content/dice.toml";
import mat from "../../../../src/astrarium/games/tiny/content/mat.toml";
import missions from "../../../../src/astrarium/games/tiny/content/missions.toml";
import planets from "../../../../src/astrarium/games/tiny/content/planets.toml";
import rogues from "../../../../src/astrarium/games/tiny/content/rogues.toml";
import type { Changes } from "../../table/content";
import { Box, contentFinder, contentsOf, type Detail, gallery } from "../box";
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

/** What a table plays with: rows and figures of the box, or of a content pack. */
export class Content extends Box<Contents> {
  readonly empire: readonly Level[];
  readonly rogues: readonly Rogue[];

  constructor(changes: Changes | null) {
    super(OWN, changes);
    this.empire = numbered(this.contents.level);
    this.rogues = this.contents.rogue.map((row) => ({ ...row, levels: numbered(row.levels) }));
  }

  planetOf(id: string): Planet {
    return this.rowOf("planet", id);
  }

  missionOf(id: string): Mission {
    return this.rowOf("mission", id);
  }

  rogueOf(id: string): Rogue {
    return this.rogues[this.contents.rogue.indexOf(this.rowOf("rogue", id))]!;
  }

  /** The empire track at a level; a level off its ends is that end. */
  empireAt(level: number): Level {
    return this.empire[Math.max(1, Math.min(level, this.empire.length)) - 1]!;
  }
}

/** What is in the box, whatever a table plays with. */
export const BOX = new Content(null);

/** What the table of a sight plays with. */
export const contentOf = contentFinder(BOX, (changes) => new Content(changes));

/** A planet's picture, the more detailed the larger it is shown; planets that nobody has painted share one. */
export const pictureOf = ({ id, resource }: Pick<Planet, "id" | "resource">, detail: Detail): string =>
  picture(id, `any_${resource}`, detail);

/** Does more than marks and colour of this rogue's mat come from us? */
export function hasOwnFigures({ invented = [] }: Rogue): boolean {
  return invented.some((field) => ["dice", "vp", "max"].includes(field));
}

function numbered<Row>(rows: readonly Row[]): Numbered<Row>[] {
  return rows.map((row, i) => ({ ...row, level: i + 1 }));
}
