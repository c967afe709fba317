/** How wide words are in the typeface of names, in parts of the letters' size: measured, letter by letter. */
const NARROW = /[ijlIJ1ïî'’. ]/;
const SLIM = /[frt-]/;
const WIDE = /[mwMW]/;
const CAPITAL = /\p{Lu}/u;

function widthOfLetter(letter: string): number {
  if (NARROW.test(letter)) return 0.27;
  if (SLIM.test(letter)) return 0.38;
  if (WIDE.test(letter)) return 0.85;
  return CAPITAL.test(letter) ? 0.66 : 0.53;
}

export const widthOf = (words: string): number => [...words].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
