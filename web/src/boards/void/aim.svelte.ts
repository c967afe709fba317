import { getContext, setContext } from "svelte";
import type { Draft } from "../../decision/draft.svelte";
import { type Aim, aimOf } from "./refs";

/** Which action the reader is about: its things alone are lit, until another is chosen or the question changes. */
export class Aiming {
  aim = $state<Aim | null>(null);

  /** Is the space that is pressed next only a stage of the move, where passengers change? */
  isStage = $state(false);

  constructor(private readonly draft: Draft | null) {}

  /** The options of the open question that begin this action. */
  of(aim: Aim) {
    return (this.draft?.question?.options ?? []).filter((option) => aimOf(option) === aim);
  }

  /** Does a thing with this reference stay lit? */
  readonly lights = (ref: string): boolean => {
    if (!this.aim) return true;
    const options = this.draft?.optionsOf([ref]) ?? [];
    return !options.length || options.some((option) => aimOf(option) === this.aim);
  };
}

const KEY = Symbol("aiming");

export const setAiming = (aiming: Aiming): Aiming => setContext(KEY, aiming);
export const getAiming = (): Aiming => getContext<Aiming>(KEY);
