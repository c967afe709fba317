import type { Lang } from "./catalog";

/** From how many letters on a word may be divided. */
const LONG: Readonly<Record<Lang, number>> = { fr: 11, en: 13 };
/** What stays on either line. */
const LEAST = 4;
const VOWEL = /[aeiouyàâäéèêëîïôöùûüœæ]/i;
/** Two consonants that begin a syllable together. */
const TOGETHER = /^(?:[bcfgpv][lr]|[dt]r|[cpts]h|gn|qu)$/i;

/** The places in a word where a syllable ends, by the rule of French: before the last consonant that a vowel follows. */
function syllables(word: string): number[] {
  const isVowel = (at: number): boolean => VOWEL.test(word[at] ?? "");
  const ends: number[] = [];
  for (let at = 1; at < word.length; at++) {
    if (!isVowel(at) || isVowel(at - 1)) continue;
    const begins = TOGETHER.test(word.slice(at - 2, at)) ? at - 2 : at - 1;
    if (begins >= LEAST && word.length - begins >= LEAST) ends.push(begins);
  }
  return ends;
}

/** The text with soft hyphens in its long words, for narrow places: not every browser has a dictionary for `hyphens`. */
export function softly(text: string, lang: Lang): string {
  return text.replaceAll(/\p{L}+/gu, (word) => {
    if (word.length < LONG[lang]) return word;
    const cuts = [0, ...syllables(word), word.length];
    return cuts
      .slice(1)
      .map((end, i) => word.slice(cuts[i], end))
      .join("\u00ad");
  });
}
