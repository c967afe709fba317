import { SvelteSet } from "svelte/reactivity";
import type { Question } from "../wire/generated/messages";

/** Questions that a reader wants to be asked no more: while this page is open, each is answered as one does most often. */
export class Waived {
  private readonly kinds = new SvelteSet<string>();

  add({ seat, prompt }: Question): void {
    this.kinds.add(kindOf(seat, prompt[0]));
  }

  has({ seat, prompt }: Question): boolean {
    return this.kinds.has(kindOf(seat, prompt[0]));
  }

  /** What a seat is not asked. */
  of(seat: number): string[] {
    return [...this.kinds]
      .filter((kind) => kind.startsWith(kindOf(seat, "")))
      .map((kind) => kind.slice(kindOf(seat, "").length));
  }

  askAgain(seat: number, prompt: string): void {
    this.kinds.delete(kindOf(seat, prompt));
  }
}

/** How a question is answered that is not asked: with nothing, else as is likely. A chance to step in is let pass in a way of its own. */
export function usualAnswer({ kind, low, high, window, options }: Question): number[] | undefined {
  if (kind !== "choose" || window) return;
  if (low === 0) return [];
  const likely = options.find((option) => option.likely);
  return likely && high === 1 ? [likely.code] : undefined;
}

/** Several seats may play at one screen. */
const kindOf = (seat: number, prompt: string): string => `${seat} ${prompt}`;
