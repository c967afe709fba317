/** Was the chance of this game what the seed gives, and the seed what was promised? Only playing it again tells more. */

import { toHex } from "./bytes";
import { type Chance, checkChance } from "./chance";
import type { Known } from "./known";
import type { GameLog } from "./log";
import { counts, type Part, partsOf } from "./parts";
import { checkPromises } from "./promises";
import { type Progress, type Report, type Step, UNCHECKED, type Verdict } from "./report";
import { mixSeed, Rng } from "./rng";

/** A check that can be put aside at any draw. */
export function* check(log: GameLog, known: Known = {}): Generator<Progress, Report> {
  const { steps, flaws } = checkPromises(log, known);
  const seed = log.secret && mixSeed(log.secret, log.contributions);
  const parts = partsOf(log, known);
  steps.push(seedStep(log, parts, seed));

  let chance: Chance = { moments: [], flaw: null };
  if (seed) {
    const work = checkChance(log, new Rng(seed));
    const total = countDraws(log);
    let step = work.next();
    for (let done = 1; !step.done; done++) {
      yield { done, total };
      step = work.next();
    }
    chance = step.value;
  }
  if (chance.flaw) flaws.push(chance.flaw);
  steps.push(...chanceSteps(log, chance, seed !== null));
  const isAlone = !parts.some(counts);
  return { steps, parts, isAlone, moments: chance.moments, flaws, unchecked: UNCHECKED };
}

/** Where nobody added anything, the seed is the server's alone; what a bot is said to have added is the server's too. */
function seedStep(log: GameLog, parts: readonly Part[], seed: Uint8Array | null): Step {
  const given = parts.filter(counts).length;
  const args = { seed: seed ? toHex(seed) : "", given, seats: log.seats };
  return { id: "seed", verdict: seed && given > 0 ? "fits" : "open", args };
}

function chanceSteps(log: GameLog, { moments, flaw }: Chance, hasSeed: boolean): Step[] {
  const draws = moments.reduce((sum, moment) => sum + moment.drawn, 0);
  const words = moments.reduce((sum, moment) => sum + moment.words, 0);
  const undos = log.entries.filter((entry) => entry.act === "undo").length;
  const isOfDraws = flaw?.id === "draw" || flaw?.id === "draws_nothing";
  const verdict = (isFlawed: boolean): Verdict => (isFlawed ? "flawed" : flaw || !hasSeed ? "open" : "fits");
  return [
    { id: "draws", verdict: verdict(isOfDraws), args: { draws, words, passed: words - draws } },
    { id: "undos", verdict: verdict(flaw !== null && !isOfDraws), args: { undos, entries: log.entries.length } },
  ];
}

export function countDraws(log: GameLog): number {
  return log.entries.reduce((sum, entry) => sum + entry.draws.length, log.draws.length);
}

/** At most this long at a time, so that a page still answers. */
const SLICE_MS = 10;

/** The check in slices. `tell` hears how far it is; an aborted check throws the signal's reason. */
export async function checkInSlices(
  log: GameLog,
  known: Known,
  tell: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<Report> {
  const work = check(log, known);
  for (;;) {
    signal?.throwIfAborted();
    const until = performance.now() + SLICE_MS;
    let step = work.next();
    while (!step.done && performance.now() < until) step = work.next();
    if (step.done) return step.value;
    tell(step.value);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
