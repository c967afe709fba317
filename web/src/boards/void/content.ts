import cardFile from "../../../../src/astrarium/games/void/content/cards.toml";
import eventFile from "../../../../src/astrarium/games/void/content/events.toml";
import fleetFile from "../../../../src/astrarium/games/void/content/fleet.toml";
import galaxyFile from "../../../../src/astrarium/games/void/content/galaxy.toml";
import raceFile from "../../../../src/astrarium/games/void/content/races.toml";
import tableFile from "../../../../src/astrarium/games/void/content/table.toml";
import type { Changes } from "../../table/content";
import { Box, contentFinder, contentsOf, type Detail, gallery } from "../box";
import type { Contents, Scoring } from "./content.generated";

export type * from "./content.generated";

const OWN = contentsOf<Contents>(galaxyFile, fleetFile, raceFile, cardFile, eventFile, tableFile);
const picture = gallery("void", [...OWN.planet, ...OWN.home]);

/** What a table plays with: rows and figures of the box, or of a content pack. */
export class Content extends Box<Contents> {
  readonly figures = this.contents.figures;

  constructor(changes: Changes | null) {
    super(OWN, changes);
  }

  /** The round in which each scoring comes up: one card a round, and the last after the last round (VOID-6.3). */
  scoringRounds(): { scoring: Scoring; round: number }[] {
    let cards = 0;
    return this.contents.scoring.map((scoring) => {
      cards += scoring.above + 1;
      return { scoring, round: Math.min(cards, this.figures.rounds) };
    });
  }
}

/** What is in the box, whatever a table plays with. */
export const BOX = new Content(null);

/** What the table of a sight plays with. */
export const contentOf = contentFinder(BOX, (changes) => new Content(changes));

/** A globe's picture, the more detailed the larger it is shown; worlds that nobody has painted share one. */
export const pictureOf = (world: string, detail: Detail): string => picture(world, "any_world", detail);
