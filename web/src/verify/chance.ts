/** All chance of a game once more, in the order in which it was drawn. */

import type { GameLog, LogEntry } from "./log";
import type { Args, Flaw, FlawId, Moment } from "./report";
import type { Rng } from "./rng";

/** An answer that may be taken back: whose, and the state before it. */
interface Back {
  seat: number;
  state: string;
}

export interface Chance {
  moments: Moment[];
  /** Where it stopped: all that follows hangs on what is wrong there. */
  flaw: Flaw | null;
}

/** Yields after each draw. */
export function* checkChance(log: GameLog, rng: Rng): Generator<void, Chance> {
  const moments: Moment[] = [];
  let flaw = yield* drawAgain({ ...log, act: "setup", seat: -1 }, 0, rng, moments);
  const order = new Order(log.state);
  for (const [index, entry] of log.entries.entries()) {
    flaw ??= order.follow(entry, index + 1);
    flaw ??= yield* drawAgain(entry, index + 1, rng, moments);
    if (flaw) break;
  }
  return { moments, flaw };
}

function* drawAgain(
  { act, seat, draws, drawsFor }: Omit<LogEntry, "state">,
  entry: number,
  rng: Rng,
  moments: Moment[],
): Generator<void, Flaw | null> {
  if (draws.length === 0) return null;
  const before = rng.counter;
  let flaw: Flaw | null = null;
  let drawn = 0;
  for (const { below, result } of draws) {
    const computed = rng.below(below);
    drawn++;
    yield;
    if (computed !== result) {
      flaw = flawAt("draw", entry, { draw: drawn, below, recorded: result, computed });
      break;
    }
  }
  const words = rng.counter - before;
  const verdict = flaw ? "flawed" : "fits";
  moments.push({ entry, act, seat, draws, drawsFor, drawn, words, verdict });
  return flaw;
}

/**
 * Who may take back what, as the table has it: a seat's latest answers, until something is drawn, somebody else
 * answers or somebody resigns. So no undo goes back before a draw, and none moves the generator.
 */
class Order {
  #back: Back[] = [];

  constructor(private state: string) {}

  follow(entry: LogEntry, number: number): Flaw | null {
    const { act, seat, draws, state } = entry;
    const before = this.state;
    this.state = state;
    if (act === "answer") {
      if (this.#back.at(-1)?.seat !== seat) this.#back = [];
      this.#back.push({ seat, state: before });
      if (draws.length > 0) this.#back = [];
      return null;
    }
    if (act === "resign") {
      this.#back = [];
      return null;
    }
    if (act !== "undo" && act !== "replace") return flawAt("act", number, { act });
    if (draws.length > 0) return flawAt("draws_nothing", number, { act });
    const expected = act === "replace" ? before : this.#takeBack(seat);
    if (expected === null) return flawAt("undo", number, { seat });
    return state === expected ? null : flawAt("state", number, { act, recorded: state, expected });
  }

  #takeBack(seat: number): string | null {
    return this.#back.at(-1)?.seat === seat ? this.#back.pop()!.state : null;
  }
}

function flawAt(id: FlawId, entry: number, args: Args): Flaw {
  return { id, entry, args };
}
