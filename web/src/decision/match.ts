/**
 * Does an option speak of this thing? `card:harbour.0` is spoken of by an option with that reference, and by finer
 * ones: its first power (`card:harbour.0.0`), or a good on it by another card's power (`card:harbour.0<88`).
 */
export function speaksOf(option: string | undefined, thing: string): boolean {
  if (!option?.startsWith(thing)) return false;
  const next = option[thing.length];
  return next === undefined || next === "." || next === "<";
}

/** All that an option may speak of: what its reference names, and what is less fine. */
export function spokenOf(option = ""): string[] {
  const ends = [...option.matchAll(/[.<]/g)].map(({ index }) => index);
  return option ? [option, ...ends.map((end) => option.slice(0, end))] : [];
}
