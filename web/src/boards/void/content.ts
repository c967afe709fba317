import cardFile from "../../../../src/astrarium/games/void/content/cards.toml";
import eventFile from "../../../../src/astrarium/games/void/content/events.toml";
import fleetFile from "../../../../src/astrarium/games/void/content/fleet.toml";
import galaxyFile from "../../../../src/astrarium/games/void/content/galaxy.toml";
import raceFile from "../../../../src/astrarium/games/void/content/races.toml";
import tableFile from "../../../../src/astrarium/games/void/content/table.toml";
import type { Changes } from "../../table/content";
import { Box, contentsOf, type Detail, gallery } from "../box";
import type { Contents, Scoring, Technology } from "./content.generated";

export type * from "./content.generated";

const OWN = contentsOf<Contents>(galaxyFile, fleetFile, raceFile, cardFile, eventFile, tableFile);
const picture = gallery("void", [...OWN.planet, ...OWN.home]);

export let BOX: Contents;
export let FIGURES: Contents["figures"];
/** A row of the content by kind and id: one that must be there, or one that may be. */
export let rowOf: Box<Contents>["rowOf"];
export let maybeRow: Box<Contents>["maybeRow"];

/** What is drawn from now on: the game's own content, with the changes of a table that has another. */
export function useContent(changes: Changes | null): void {
  const box = new Box(OWN, changes);
  BOX = box.contents;
  FIGURES = BOX.figures;
  rowOf = (kind, id) => box.rowOf(kind, id);
  maybeRow = (kind, id) => box.maybeRow(kind, id);
}

useContent(null);

/** The round in which each scoring comes up: one card a round, and the last after the last round (VOID-6.3). */
export function scoringRounds(): { scoring: Scoring; round: number }[] {
  let cards = 0;
  return BOX.scoring.map((scoring) => {
    cards += scoring.above + 1;
    return { scoring, round: Math.min(cards, FIGURES.rounds) };
  });
}

/** Technologies that a race may research at all. */
export const technologiesFor = (race: string | null): Technology[] =>
  BOX.technology.filter(({ only }) => !only || only === race);

/** A globe's picture, the more detailed the larger it is shown; worlds that nobody has painted share one. */
export const pictureOf = (world: string, detail: Detail): string => picture(world, "any_world", detail);
