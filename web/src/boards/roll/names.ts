import { nameOf, said } from "../rowWords";
import { type Design, DICE, type DieName, type FaceName, kindOf, phaseOf } from "./content";
import { t } from "./words";

/** A tile's text as it holds at this table: some read otherwise where workers may be split (ROLL-A1). */
export const textOf = ({ text, text_any }: Design, isAnyColumn: boolean): string =>
  said((isAnyColumn && text_any) || text);

export function faceName(face: FaceName): string {
  const phase = phaseOf(`face:${face}`);
  return phase ? nameOf(phase) : t("roll.piece.wild");
}

/** "2 Home, 1 Military": how many of each kind, in the order of the box. */
export function diceSaid(dice: Readonly<Record<string, number>>): string {
  return kindsOf(dice)
    .map((kind) => t("roll.piece.count", { n: dice[kind] ?? 0, die: nameOf(kindOf(kind)) }))
    .join(", ");
}

/** The kinds that are there, in the order of the box. */
export function kindsOf(dice: Readonly<Record<string, number>>): DieName[] {
  return DICE.map(({ id }) => id).filter((kind) => (dice[kind] ?? 0) > 0);
}
