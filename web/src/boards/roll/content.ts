import diceFile from "../../../../src/astrarium/games/roll/content/dice.toml";
import tableFile from "../../../../src/astrarium/games/roll/content/table.toml";
import tileFile from "../../../../src/astrarium/games/roll/content/tiles.toml";
import type { Changes } from "../../table/content";
import { Box, contentsOf, type Detail, gallery } from "../box";
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

export let DESIGNS: readonly Design[];
export let DICE: readonly DieRow[];
export let PHASES: readonly PhaseRow[];
export let FIGURES: Contents["figures"];
/** What a good brings when it is Traded, by the colour of its world (ROLL-10.2). */
export let PRICES: Readonly<Partial<Record<WorldColour, number>>>;
let box: Box<Contents>;
let fronts: ReadonlyMap<string, Design>;

/** What is drawn from now on: the game's own content, with the changes of a table that has another. */
export function useContent(changes: Changes | null): void {
  box = new Box(OWN, changes);
  ({ tile: DESIGNS, die: DICE, phase: PHASES, figures: FIGURES } = box.contents);
  PRICES = Object.fromEntries(box.contents.price.map(({ id, credits }) => [id, credits]));
  fronts = new Map(DESIGNS.flatMap((design) => (design.back ? [[design.back, design]] : [])));
}

useContent(null);

export const tileOf = (id: string): Design => box.rowOf("tile", id);
export const kindOf = (name: DieName): DieRow => box.rowOf("die", name);

/** The design that a reference such as `tile:space_piracy` or `tile:gem_world^top` speaks of. */
export const designOf = (ref: string): Design | undefined =>
  ref.startsWith("tile:") ? box.maybeRow("tile", ref.slice(5).replace(/\W.*$/, "")) : undefined;

/** The kind of die that a reference such as `die:home@cup.1` or `dice:home.2` speaks of. */
export const dieOf = (ref: string): DieRow | undefined =>
  box.maybeRow("die", /^(?:die|dice):(\w+)/.exec(ref)?.[1] ?? "");

/** The phase that `phase:explore`, `column:explore` or `face:explore` speaks of. */
export const phaseOf = (ref: string): PhaseRow | undefined =>
  box.maybeRow("phase", /^(?:phase|column|face):(\w+)$/.exec(ref)?.[1] ?? "");

/** The other side of a tile of the bag; start tiles have none. */
export const otherSideOf = (design: Design): Design | undefined =>
  design.back ? box.maybeRow("tile", design.back) : fronts.get(design.id);

/** The kind of good that a world holds, and the die that matches it; grey worlds and developments hold none. */
export const goodOf = ({ kind, colour = "gray" }: Design): Exclude<WorldColour, "gray"> | undefined =>
  kind === "world" && colour !== "gray" ? colour : undefined;

/** A 6-cost development counts something at the end (ROLL-13.2). */
export const hasBonus = ({ powers = [] }: Design): boolean => powers.some(({ phase }) => phase === "end");

/** A tile's picture, the more detailed the larger it is shown; tiles that nobody has painted share one. */
export const pictureOf = ({ id, kind }: Pick<Design, "id" | "kind">, detail: Detail): string =>
  picture(id, `any_${kind}`, detail);
