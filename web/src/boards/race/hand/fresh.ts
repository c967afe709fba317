import type { Draft } from "../../../decision/draft.svelte";

/** Which cards came since the reader's last decision and have not been looked at. */
export interface Known {
  /** What the reader has had before their eyes. */
  readonly seen: ReadonlySet<number>;
  /** What lay there when it was last looked. */
  readonly held: readonly number[];
  /** What was asked then. */
  readonly question: number | undefined;
}

/**
 * What is asked and not answered yet. An answer's cards may come a moment before the next question is faced: they lie
 * there while nothing is asked, else they would pass for cards that were seen with the question before.
 */
export function askedOf(draft: Pick<Draft, "busy" | "question"> | null): number | undefined {
  return draft && !draft.busy ? draft.question?.id : undefined;
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
