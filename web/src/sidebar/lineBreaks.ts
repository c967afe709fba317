import type { Piece } from "../words/catalog";

/** A piece of a sentence with the marks that must stay on its line. */
export interface Bound extends Piece {
  before: string;
  after: string;
}

const OPENING = /[(«“\u00a0]+$/;
const CLOSING = /^[)»”.,;:!?\u00a0]+/;

/** Browsers break lines between a button and the bracket or comma beside it; bound together they keep them. */
export function bound(pieces: readonly Piece[], isButton: (piece: Piece) => boolean): Bound[] {
  const all = pieces.map((piece) => ({ ...piece, before: "", after: "" }));
  all.forEach((piece, i) => {
    if (!isButton(piece)) return;
    const [last, next] = [all[i - 1], all[i + 1]];
    if (last && !isButton(last)) {
      piece.before = OPENING.exec(last.text)?.[0] ?? "";
      last.text = last.text.slice(0, last.text.length - piece.before.length);
    }
    if (next && !isButton(next)) {
      piece.after = CLOSING.exec(next.text)?.[0] ?? "";
      next.text = next.text.slice(piece.after.length);
    }
  });
  return all;
}
