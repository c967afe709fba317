import diceFile from "../../../../src/astrarium/games/roll/content/dice.toml";
import tableFile from "../../../../src/astrarium/games/roll/content/table.toml";
import tileFile from "../../../../src/astrarium/games/roll/content/tiles.toml";
import type { Changes } from "../../table/content";
import { Box, contentFinder, contentsOf, type Detail, gallery } from "../box";
import type { Contents, Design, DieRow, PhaseRow, Power, PriceRow } from "./content.generated";

export type * from "./content.generated";
export type DieName = DieRow["id"];
export type PhaseName = PhaseRow["id"];
export type FaceName = DieRow["faces"][number];
export type StackName = Design["kind"];
/** Colours of worlds; grey ones hold no goods. */
export type WorldColour = PriceRow["id"];
/** When a power counts, as printed beside it. */
export type When = Power["phase"];

const OWN = contentsOf<Contents>(tileFile, diceFile, tableFile);
const picture = gallery("roll", OWN.tile);

/** What a table plays with: rows and figures of the box, or of a content pack. */
export class Content extends Box<Contents> {
  readonly dice = this.contents.die;
  readonly phases = this.contents.phase;
  readonly figures = this.contents.figures;
  /** What a good brings when it is Traded, by the colour of its world (ROLL-10.2). */
  readonly prices: Readonly<Partial<Record<WorldColour, number>>> = Object.fromEntries(
    this.contents.price.map(({ id, credits }) => [id, credits]),
  );

  constructor(changes: Changes | null) {
    super(OWN, changes);
  }

  tileOf(id: string): Design {
    return this.rowOf("tile", id);
  }

  kindOf(name: DieName): DieRow {
    return this.rowOf("die", name);
  }

  /** The design that a reference such as `tile:space_piracy` or `tile:gem_world^top` speaks of. */
  designOf(ref: string): Design | undefined {
    return ref.startsWith("tile:") ? this.maybeRow("tile", ref.slice(5).replace(/\W.*$/, "")) : undefined;
  }

  /** The kind of die that a reference such as `die:home@cup.1` or `dice:home.2` speaks of. */
  dieOf(ref: string): DieRow | undefined {
    return this.maybeRow("die", /^(?:die|dice):(\w+)/.exec(ref)?.[1] ?? "");
  }

  /** The phase that `phase:explore`, `column:explore` or `face:explore` speaks of. */
  phaseOf(ref: string): PhaseRow | undefined {
    return this.maybeRow("phase", /^(?:phase|column|face):(\w+)$/.exec(ref)?.[1] ?? "");
  }

  /** The other side of a tile of the bag; start tiles have none. */
  otherSideOf({ id, back }: Design): Design | undefined {
    return back ? this.maybeRow("tile", back) : this.contents.tile.find((front) => front.back === id);
  }
}

/** What is in the box, whatever a table plays with. */
export const BOX = new Content(null);

/** What the table of a sight plays with. */
export const contentOf = contentFinder(BOX, (changes) => new Content(changes));

/** The kind of good that a world holds, and the die that matches it; grey worlds and developments hold none. */
export const goodOf = ({ kind, colour = "gray" }: Design): Exclude<WorldColour, "gray"> | undefined =>
  kind === "world" && colour !== "gray" ? colour : undefined;

/** A 6-cost development counts something at the end (ROLL-13.2). */
export const hasBonus = ({ powers = [] }: Design): boolean => powers.some(({ phase }) => phase === "end");

/** A tile's picture, the more detailed the larger it is shown; tiles that nobody has painted share one. */
export const pictureOf = ({ id, kind }: Pick<Design, "id" | "kind">, detail: Detail): string =>
  picture(id, `any_${kind}`, detail);
