import type { Piece as Named } from "../../words/catalog";

/** A stretch of a statement, found or not. */
export type Piece = Pick<Named, "text"> & { found: boolean };

/** What counts when one looks for words: neither case nor accents, nor which apostrophe was typed. */
function bare(letter: string): string {
  return letter
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace("œ", "oe")
    .replace("æ", "ae")
    .replace("’", "'");
}

/** The text as it is compared, and for each of its letters which letter of the text it comes from. */
function fold(text: string): { bare: string; from: number[] } {
  const from: number[] = [];
  let folded = "";
  let at = 0;
  for (const letter of text) {
    const plain = bare(letter);
    for (let i = 0; i < plain.length; i++) from.push(at);
    folded += plain;
    at += letter.length;
  }
  from.push(at);
  return { bare: folded, from };
}

/** The words to look for. */
export function wanted(query: string): string[] {
  return fold(query)
    .bare.split(/\s+/)
    .filter((word) => word && word !== "'");
}

/** Does a statement have all these words, in itself or in its number? */
export function fits({ id, words }: { id: string; words: string }, all: readonly string[]): boolean {
  const haystack = fold(`${id} ${words}`).bare;
  return all.every((word) => haystack.includes(word));
}

/** The text in pieces, with every place of every word marked. */
export function marked(text: string, all: readonly string[]): Piece[] {
  const { bare, from } = fold(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of all) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + word.length)) {
      found.fill(true, from[at], from[at + word.length]);
    }
  }
  const pieces: Piece[] = [];
  for (let start = 0, end = 1; start < text.length; end++) {
    if (end < text.length && found[end] === found[start]) continue;
    pieces.push({ text: text.slice(start, end), found: found[start] ?? false });
    start = end;
  }
  return pieces;
}
