import type { Die } from "../view";

/** A turn's dice as they were last seen. */
export interface Seen {
  turn: string;
  dice: readonly Die[];
}

/** The dice that were thrown between two moments: all of a new turn, else those that lie there with another face. */
export function thrown(before: Seen, now: Seen): number[] {
  if (before.turn !== now.turn) return now.dice.map(({ index }) => index);
  return now.dice
    .filter(({ index, face, state }) => {
      const old = before.dice[index];
      return state === "inactive" && (old?.state !== "inactive" || old.face !== face);
    })
    .map(({ index }) => index);
}
