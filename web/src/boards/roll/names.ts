import { nameOf, said } from "../rowWords";
import type { Content, Design, DieName, FaceName } from "./content";
import { t } from "./words";

/** A tile's text as it holds at this table: some read otherwise where workers may be split (ROLL-A1). */
export const textOf = ({ text, text_any }: Design, isAnyColumn: boolean): string =>
  said((isAnyColumn && text_any) || text);

export function faceName(content: Content, face: FaceName): string {
  const phase = content.phaseOf(`face:${face}`);
  return phase ? nameOf(phase) : t("roll.piece.wild");
}

/** "Home die, Explore face": a die by itself. */
export function dieName(content: Content, kind: DieName, face?: FaceName): string {
  const die = t("roll.piece.die", { die: nameOf(content.kindOf(kind)) });
  return face ? `${die}, ${t("roll.piece.face", { face: faceName(content, face) })}` : die;
}

/** "2 Home, 1 Military": how many of each kind, in the order of the box. */
export function diceSaid(content: Content, dice: Readonly<Record<string, number>>): string {
  return kindsOf(content, dice)
    .map((kind) => t("roll.piece.count", { n: dice[kind] ?? 0, die: nameOf(content.kindOf(kind)) }))
    .join(", ");
}

/** The kinds that are there, in the order of the box. */
export function kindsOf(content: Content, dice: Readonly<Record<string, number>>): DieName[] {
  return content.dice.map(({ id }) => id).filter((kind) => (dice[kind] ?? 0) > 0);
}
