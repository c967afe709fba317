import { getContext, setContext } from "svelte";

/** Spaces that something beside the map speaks of: they are brought into sight and ringed. */
export class Showing {
  spaces = $state.raw<readonly string[]>([]);
  /** Counts wishes: the same spaces may be wished for once more. */
  wish = $state(0);

  show(spaces: readonly string[]): void {
    this.spaces = spaces;
    this.wish++;
  }

  end(): void {
    if (this.spaces.length) this.spaces = [];
  }
}

const KEY = Symbol("showing");

export const setShowing = (showing: Showing): Showing => setContext(KEY, showing);
export const getShowing = (): Showing => getContext<Showing>(KEY);
