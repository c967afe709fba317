/** Which cards came since the reader's last decision and have not been looked at. */
export interface Known {
  /** What the reader has had before their eyes. */
  readonly seen: ReadonlySet<number>;
  /** What lay there when it was last looked. */
  readonly held: readonly number[];
  /** What was asked then. */
  readonly question: number | undefined;
}

/** The cards that lie there now, while this is asked; the first time, nothing is news. */
export function lookAgain(before: Known | null, held: readonly number[], question: number | undefined): Known {
  if (!before) return { seen: new Set(held), held, question };
  // Who answered has seen what lay there meanwhile.
  const isAnswered = before.question !== undefined && before.question !== question;
  return { seen: isAnswered ? new Set(before.held) : before.seen, held, question };
}

/** One of them has been pointed at. */
export function lookAt(known: Known, card: number): Known {
  return { ...known, seen: new Set([...known.seen, card]) };
}

export function freshOf({ seen, held }: Known): ReadonlySet<number> {
  return new Set(held.filter((card) => !seen.has(card)));
}
