import { settings } from "../settings.svelte";
import type { Lang } from "../words/catalog";
import { softly } from "../words/hyphens";

type Words = Readonly<Record<Lang, string>>;

/** What a row of the content is called, or says, in the reader's language. French signs keep to the word before them. */
export function said(words: Words | undefined): string {
  const { lang } = settings;
  if (!words) return "";
  return lang === "fr" ? words.fr.replaceAll(/ (?=[:;?!$])/g, "\u00a0") : words[lang];
}

export const nameOf = ({ name }: { readonly name: Words }): string => said(name);
/** A name where it has little width: long words may be divided. */
export const narrowNameOf = (row: { readonly name: Words }): string => softly(nameOf(row), settings.lang);
export const textOf = ({ text }: { readonly text?: Words }): string => said(text);
