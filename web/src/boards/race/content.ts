import cardFile from "../../../../src/astrarium/games/race/content/cards.toml";
import tableFile from "../../../../src/astrarium/games/race/content/table.toml";
import type { Changes } from "../../table/content";
import { Box, contentsOf, type Detail, gallery } from "../box";
import type { ActionRow, Contents, Design, GoodRow, PhaseRow, Power } from "./content.generated";

export type * from "./content.generated";
export type Good = GoodRow["id"];
export type Phase = PhaseRow["id"];
/** Powers speak of the sale of a good (`$`) as of a phase of its own. */
export type PowerPhase = Phase | "trade";

const OWN = contentsOf<Contents>(cardFile, tableFile);
const picture = gallery("race", OWN.card);

export let DESIGNS: readonly Design[];
export let FIGURES: Contents["figures"];
export let PHASES: readonly PhaseRow[];
export let ACTIONS: readonly ActionRow[];
export let GOODS: readonly GoodRow[];
export let ROMAN: Readonly<Record<PowerPhase, string>>;
let box: Box<Contents>;

/** What is drawn from now on: the game's own content, with the changes of a table that has another. */
export function useContent(changes: Changes | null): void {
  box = new Box(OWN, changes);
  ({ card: DESIGNS, figures: FIGURES, phase: PHASES, action: ACTIONS, good: GOODS } = box.contents);
  ROMAN = Object.fromEntries([...PHASES.map(({ id, roman }) => [id, roman]), ["trade", "$"]]);
}

useContent(null);

export const cardOf = (id: string): Design => box.rowOf("card", id);

/** The design that a reference such as `card:old_earth.0` speaks of. */
export const designOf = (ref: string): Design | undefined =>
  box.maybeRow("card", ref.replace(/^card:/, "").replace(/[.<].*$/, ""));

export const actionOf = (ref: string): ActionRow | undefined =>
  box.maybeRow("action", ref.replace(/^action:/, "").replace(/\..*$/, ""));

export const phaseOf = (power: Power): PowerPhase => power.kind.slice(0, power.kind.indexOf(".")) as PowerPhase;

/** A card's picture, the more detailed the larger it is shown; cards that nobody has painted share one. */
export const pictureOf = ({ id, kind }: Pick<Design, "id" | "kind">, detail: Detail): string =>
  picture(id, `any_${kind}`, detail);

/** What a 6-cost development is worth depends on the whole tableau. */
export const hasVariableVp = (card: Design): boolean => !!card.score;
