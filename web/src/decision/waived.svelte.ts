import { SvelteSet } from "svelte/reactivity";
import type { Question } from "../wire/generated/messages";

/** Questions that a reader wants to be asked no more: while this page is open, nothing is chosen in them. */
export class Waived {
  private readonly kinds = new SvelteSet<string>();
  /** The question that was passed over just now. */
  last = $state.raw<Question | null>(null);

  add(question: Question): void {
    this.kinds.add(kindOf(question));
  }

  has(question: Question): boolean {
    return mayBeWaived(question) && this.kinds.has(kindOf(question));
  }

  /** Ask what was passed over last from the next time on. */
  askAgain(): void {
    if (this.last) this.kinds.delete(kindOf(this.last));
    this.last = null;
  }
}

/** Can one choose nothing in it? A chance to step in is let pass in a way of its own. */
export const mayBeWaived = ({ kind, low, window }: Question): boolean => kind === "choose" && low === 0 && !window;

/** Several seats may play at one screen. */
const kindOf = ({ seat, prompt }: Question): string => `${seat} ${prompt[0]}`;
