import cardFile from "../../../../src/astrarium/games/void/content/cards.toml";
import eventFile from "../../../../src/astrarium/games/void/content/events.toml";
import fleetFile from "../../../../src/astrarium/games/void/content/fleet.toml";
import galaxyFile from "../../../../src/astrarium/games/void/content/galaxy.toml";
import raceFile from "../../../../src/astrarium/games/void/content/races.toml";
import tableFile from "../../../../src/astrarium/games/void/content/table.toml";
import type { Changes } from "../../table/content";
import { type Content, merged } from "../box";
import type {
  ActionRow,
  CardRow,
  EventRow,
  Figures,
  HexRow,
  HomeRow,
  NamedRow,
  PlanetRow,
  RaceRow,
  ScoringRow,
  ShipRow,
  TechnologyRow,
  ToldRow,
} from "./rows";

export type * from "./rows";

/** The rows of each kind, as references name the kinds. */
interface Box {
  planet: readonly PlanetRow[];
  hex: readonly HexRow[];
  ship: readonly ShipRow[];
  technology: readonly TechnologyRow[];
  race: readonly RaceRow[];
  home: readonly HomeRow[];
  card: readonly CardRow[];
  event: readonly EventRow[];
  scoring: readonly ScoringRow[];
  action: readonly ActionRow[];
  good: readonly NamedRow[];
  temperament: readonly NamedRow[];
  obstacle: readonly NamedRow[];
  token: readonly ToldRow[];
  figures: Figures;
}

type Kind = Exclude<keyof Box, "figures">;
type RowOf<K extends Kind> = Box[K][number];

const OWN = { ...galaxyFile, ...fleetFile, ...raceFile, ...cardFile, ...eventFile, ...tableFile } as Content;
const { planet, home } = OWN as unknown as Box;
const PAINTED = new Set([...planet, ...home].map(({ id }) => id));

export let BOX: Box;
export let FIGURES: Figures;
let rows: ReadonlyMap<string, { readonly id: string }>;

/** What is drawn from now on: the game's own content, with the changes of a table that has another. */
export function useContent(changes: Changes | null): void {
  BOX = (changes ? merged(OWN, changes) : OWN) as unknown as Box;
  FIGURES = BOX.figures;
  const { figures: _, ...kinds } = BOX;
  rows = new Map(
    Object.entries(kinds).flatMap(([kind, all]) => all.map((row: { id: string }) => [`${kind}:${row.id}`, row])),
  );
}

useContent(null);

/** A row of the content, if there is one of this id. */
export const maybeRow = <K extends Kind>(kind: K, id: string): RowOf<K> | undefined =>
  rows.get(`${kind}:${id}`) as RowOf<K> | undefined;

export function rowOf<K extends Kind>(kind: K, id: string): RowOf<K> {
  const row = maybeRow(kind, id);
  if (!row) throw new RangeError(`no ${kind} is called ${id}`);
  return row;
}

/** The round in which each scoring comes up: one card a round, and the last after the last round (VOID-6.3). */
export function scoringRounds(): { scoring: ScoringRow; round: number }[] {
  let cards = 0;
  return BOX.scoring.map((scoring) => {
    cards += scoring.above + 1;
    return { scoring, round: Math.min(cards, FIGURES.rounds) };
  });
}

/** Technologies that a race may research at all. */
export const technologiesFor = (race: string | null): TechnologyRow[] =>
  BOX.technology.filter(({ only }) => !only || only === race);

/** A globe's picture, the more detailed the larger it is shown; worlds that nobody has painted share one. */
export const pictureOf = (world: string, detail: 0 | 1 | 2): string =>
  `/art/void/${PAINTED.has(world) ? world : "any_world"}.${detail}.svg`;
