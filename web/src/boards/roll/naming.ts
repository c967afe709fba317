import { settings } from "../../settings.svelte";
import { DICE, type DieName, type FaceName, kindOf, phaseOf, type Words } from "./content";
import { t } from "./words";

/** What a row of the content is called, or says, in the reader's language. French signs keep to the word before them. */
export function said(words: Words): string {
  const { lang } = settings;
  return lang === "fr" ? words.fr.replaceAll(/ (?=[:;?!$])/g, "\u00a0") : words[lang];
}

export const nameOf = ({ name }: { readonly name: Words }): string => said(name);

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
