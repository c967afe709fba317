import { getContext, setContext } from "svelte";
import type { BlockedOption, Question } from "../wire/generated/messages";
import type { Draft, Send } from "./draft.svelte";
import { Places } from "./places.svelte";
import type { Plan } from "./plan.svelte";
import { Pointer } from "./pointer.svelte";

/** What a thing on a board needs to know: the answer in the making, and how to look at a thing closely. */
export interface Desk {
  /** Null where nothing can be answered: a replay, a spectator's table. */
  readonly draft: Draft | null;
  /** What the seat is asked beside the game, for a board that draws such questions itself (`drawsBeside`). */
  readonly beside: readonly Question[];
  /** Answers one of them. */
  readonly send: Send;
  /** Sends several answers, one after the other; null where nothing can be answered. */
  readonly plan: Plan | null;
  /** Takes back what the reader did last, if that can be; null where it cannot. */
  readonly undo: (() => Promise<unknown>) | null;
  /** Where a board may lay something outside itself. */
  readonly places: Places;
  /** The thing that is pointed at. */
  readonly pointer: Pointer;
  /** Why an option is blocked, in words, with its rule. */
  reason(option: BlockedOption): string;
  /** Show a thing large, with its full text. */
  look(ref: string): void;
  /** Say why these things cannot be chosen, or let the player choose among several options of one thing. */
  explain(refs: readonly string[], anchor: HTMLElement): void;
}

const KEY = Symbol("desk");

export function setDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function getDesk(): Desk {
  return (
    getContext<Desk>(KEY) ?? {
      draft: null,
      beside: [],
      send: async () => {},
      plan: null,
      undo: null,
      places: new Places(),
      pointer: new Pointer(),
      reason: () => "",
      look: () => {},
      explain: () => {},
    }
  );
}
