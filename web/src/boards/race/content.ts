import cardFile from "../../../../src/astrarium/games/race/content/cards.toml";
import tableFile from "../../../../src/astrarium/games/race/content/table.toml";
import type { Changes } from "../../table/content";
import { Box, contentFinder, contentsOf, type Detail, gallery } from "../box";
import type { ActionRow, Contents, Design, GoodRow, PhaseRow, Power } from "./content.generated";

export type * from "./content.generated";
export type Good = GoodRow["id"];
export type Phase = PhaseRow["id"];
/** Powers speak of the sale of a good (`$`) as of a phase of its own. */
export type PowerPhase = Phase | "trade";

const OWN = contentsOf<Contents>(cardFile, tableFile);
const picture = gallery("race", OWN.card);

/** What a table plays with: rows and figures of the box, or of a content pack. */
export class Content extends Box<Contents> {
  readonly roman: Readonly<Record<PowerPhase, string>>;

  constructor(changes: Changes | null) {
    super(OWN, changes);
    this.roman = Object.fromEntries([...this.contents.phase.map(({ id, roman }) => [id, roman]), ["trade", "$"]]);
  }

  cardOf(id: string): Design {
    return this.rowOf("card", id);
  }

  /** The design that a reference such as `card:old_earth.0` speaks of. */
  designOf(ref: string): Design | undefined {
    return this.maybeRow("card", ref.replace(/^card:/, "").replace(/[.<].*$/, ""));
  }

  actionOf(ref: string): ActionRow | undefined {
    return this.maybeRow("action", ref.replace(/^action:/, "").replace(/\..*$/, ""));
  }
}

/** What is in the box, whatever a table plays with. */
export const BOX = new Content(null);

/** What the table of a sight plays with. */
export const contentOf = contentFinder(BOX, (changes) => new Content(changes));

export const phaseOf = (power: Power): PowerPhase => power.kind.slice(0, power.kind.indexOf(".")) as PowerPhase;

/** A card's picture, the more detailed the larger it is shown; cards that nobody has painted share one. */
export const pictureOf = ({ id, kind }: Pick<Design, "id" | "kind">, detail: Detail): string =>
  picture(id, `any_${kind}`, detail);

/** What a 6-cost development is worth depends on the whole tableau. */
export const hasVariableVp = (card: Design): boolean => !!card.score;
