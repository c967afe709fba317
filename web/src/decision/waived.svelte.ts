import type { Question } from "../wire/generated/messages";

/** A kind of question that one seat of this screen is not asked. */
export interface Waiver {
  readonly seat: number;
  readonly prompt: string;
  /** A "no" holds until the seat is asked something else, such as what it does in its own turn. */
  readonly isPassing: boolean;
}

/** Questions that a reader wants to be asked no more: while this page is open, each is answered as one does most often. */
export class Waived {
  private all = $state.raw<readonly Waiver[]>([]);

  add({ seat, prompt, kind }: Question): void {
    this.askAgain(seat, prompt[0]);
    this.all = [...this.all, { seat, prompt: prompt[0], isPassing: kind === "confirm" }];
  }

  has({ seat, prompt }: Question): boolean {
    return this.all.some((one) => one.seat === seat && one.prompt === prompt[0]);
  }

  /** What a seat is not asked; without one, what nobody at this screen is. */
  of(seat?: number): readonly Waiver[] {
    return this.all.filter((one) => seat === undefined || one.seat === seat);
  }

  askAgain(seat: number, prompt: string): void {
    this.all = this.all.filter((one) => one.seat !== seat || one.prompt !== prompt);
  }

  /** This is asked now: what was refused until something else is asked is asked again. */
  asked({ seat, prompt }: Question): void {
    const over = this.all.filter((one) => one.isPassing && one.seat === seat && one.prompt !== prompt[0]);
    if (over.length) this.all = this.all.filter((one) => !over.includes(one));
  }
}

/** The answer that lets a chance to step in pass: its last option. */
export const passing = ({ window, options }: Question): number[] | undefined =>
  window ? options.slice(-1).map(({ code }) => code) : undefined;

/**
 * How a question is answered that is not asked: with "no" or nothing, else as is likely. A chance to step in is let pass in a
 * way of its own.
 */
export function usualAnswer({ kind, low, high, window, options }: Question): number[] | undefined {
  if (kind === "confirm") return [0];
  if (kind !== "choose" || window) return;
  if (low === 0) return [];
  const likely = options.find((option) => option.likely);
  return likely && high === 1 ? [likely.code] : undefined;
}
