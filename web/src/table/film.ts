import type { Replay } from "../wire/api";
import type { Occasion } from "../wire/generated/messages";
import { patched } from "../wire/patch";
import type { View } from "./sight";

const FULL_STEP = 1400;
const QUIET_STEP = 300;

/**
 * A finished game moment by moment, as one reader saw it: moment 0 is the opening, moment n what the nth step led to.
 * All views are kept, so that any of them is there at once; a view shares with the one before what did not change.
 */
export class Film {
  readonly views: readonly View[];
  /** Of each seat, then of each rival that nobody plays: its points at every moment. */
  readonly points: readonly (readonly number[])[];
  /** What happened; the version of an occasion is its moment here. */
  readonly story: readonly Occasion[];
  /** Who was waited for at every moment: whoever is not has answered, where all answer at once. */
  readonly waiting: readonly (readonly number[])[];

  constructor(readonly replay: Replay) {
    const views: View[] = [replay.view];
    const scores: (readonly number[])[] = [replay.scores];
    const waiting: (readonly number[])[] = [replay.waiting];
    for (const { patch = [], scores: changed, waiting: others } of replay.steps) {
      views.push(patched(views.at(-1)!, patch));
      scores.push(changed ?? scores.at(-1)!);
      waiting.push(others ?? waiting.at(-1)!);
    }
    this.views = views;
    this.waiting = waiting;
    this.points = replay.scores.map((_, side) => scores.map((now) => now[side] ?? 0));
    this.story = [replay.events, ...replay.steps.map(({ events = [] }) => events)]
      .map((events, version) => ({ version, events }))
      .filter(({ events }) => events.length);
  }

  /** The last moment. */
  get end(): number {
    return this.views.length - 1;
  }

  rounds(round: (view: View) => number): number[] {
    return this.views.map(round);
  }

  /** How long a moment is shown while the film runs: what happens unseen passes quickly. */
  pause(moment: number): number {
    return this.replay.steps[moment - 1]?.events?.length ? FULL_STEP : QUIET_STEP;
  }
}

/** Where the round before or after begins; from inside a round, the one before is this one's own beginning. */
export function roundFrom(marks: readonly { at: number }[], moment: number, by: 1 | -1): number | undefined {
  return (by > 0 ? marks.find(({ at }) => at > moment) : marks.findLast(({ at }) => at < moment))?.at;
}
