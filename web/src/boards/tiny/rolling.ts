import type { Die } from "./view";

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

/**
 * Activated dice in the order in which they came to the bay. The table does not tell the order, so it is kept from what
 * was seen before; dice that were already there when the reader came are in the order of the throw.
 */
export function inBay(before: readonly number[], dice: readonly Die[], resolving: number | null): number[] {
  const activated = dice.filter(({ state }) => state === "activated").map(({ index }) => index);
  const stayed = before.filter((index) => activated.includes(index) && index !== resolving);
  const came = activated.filter((index) => !stayed.includes(index) && index !== resolving);
  return [...stayed, ...came, ...activated.filter((index) => index === resolving)];
}
