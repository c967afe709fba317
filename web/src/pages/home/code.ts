/** Consonants alone: no words, and nothing that looks like something else. The server's `live/codes.py` has the same. */
const CODE = /^[BCDFGHJKLMNPQRSTVWXZ]{6}$/;

/** A table's short code as somebody typed it, in capitals; empty if it cannot be one. */
export function readCode(text: string): string {
  const code = text.replace(/[\s-]/g, "").toUpperCase();
  return CODE.test(code) ? code : "";
}

/** As it is read out: in two halves. */
export function spellCode(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}
