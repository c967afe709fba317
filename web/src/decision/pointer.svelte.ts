/** A thing on which the pointer rests, or that has the keyboard's focus. */
export interface Pointed {
  readonly refs: readonly string[];
  readonly label: string;
  readonly anchor: HTMLElement;
}

const REST = 550;
const REST_BLOCKED = 250;
/** Long enough to cross from a thing to its hint. */
const LEAVE = 200;

/** Which thing a hint is shown for. It can be moved into, stays while it is pointed at, and ends with Escape or any press. */
export class Pointer {
  at = $state.raw<Pointed | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer lies on a thing; the hint comes when it rests. */
  over(thing: Pointed, isBlocked: boolean): void {
    if (this.at?.anchor === thing.anchor) return this.stay();
    this.#then(() => (this.at = thing), isBlocked ? REST_BLOCKED : REST);
  }

  focus(thing: Pointed): void {
    this.stay();
    this.at = thing;
  }

  leave(): void {
    this.#then(() => (this.at = null), LEAVE);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  end(): void {
    this.stay();
    this.at = null;
  }

  #then(act: () => void, ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, ms);
  }
}
