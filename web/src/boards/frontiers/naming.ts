import { settings } from "../../settings.svelte";
import type { Words } from "./content";

/** What a row of the content is called, or says, in the reader's language. French signs keep to the word before them. */
export function said(words: Words): string {
  const { lang } = settings;
  return lang === "fr" ? words.fr.replaceAll(/ (?=[:;?!$])/g, "\u00a0") : words[lang];
}

export const nameOf = ({ name }: { readonly name: Words }): string => said(name);
export const textOf = ({ text }: { readonly text: Words }): string => said(text);
