/** What was promised before play: the secret, and that each seat's contribution counts. */

import { toHex } from "./bytes";
import type { GameLog } from "./log";
import type { Flaw, FlawId, Step, StepId, Verdict } from "./report";
import { commitment } from "./rng";

/** What this browser knows of the table from before its end, in hex. */
export interface Known {
  /** The commitment as it was first told. */
  commitment?: string | undefined;
  /** What was sent on sitting down, and where. */
  own?: { seat: number; contribution: string } | undefined;
}

export function checkPromises(log: GameLog, known: Known): { steps: Step[]; flaws: Flaw[] } {
  const told = toHex(log.commitment);
  const computed = log.secret && toHex(commitment(log.secret));
  const recorded = known.own && toHex(log.contributions[known.own.seat] ?? new Uint8Array());
  const seat = known.own?.seat ?? -1;

  const steps: Step[] = [];
  const flaws: Flaw[] = [];
  function compare(id: StepId & FlawId, is: string, expected: string | undefined, more: object = {}): void {
    const verdict: Verdict = expected === undefined ? "open" : is === expected.toLowerCase() ? "fits" : "flawed";
    const args = { is, expected: expected ?? "", ...more };
    steps.push({ id, verdict, args });
    if (verdict === "flawed") flaws.push({ id, entry: 0, args });
  }

  if (!computed) flaws.push({ id: "no_secret", entry: 0, args: {} });
  compare("commitment", told, computed ?? undefined);
  compare("remembered", told, known.commitment);
  compare("contribution", recorded ?? "", known.own?.contribution, { seat });
  return { steps, flaws };
}
