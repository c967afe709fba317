/** What was promised before play: the secret, and that each seat's contribution counts. */

import { toHex } from "./bytes";
import type { Known, Own } from "./known";
import type { GameLog } from "./log";
import type { Flaw, FlawId, Step, StepId, Verdict } from "./report";
import { commitment } from "./rng";

export function checkPromises(log: GameLog, known: Known): { steps: Step[]; flaws: Flaw[] } {
  const told = toHex(log.commitment);
  const computed = log.secret && toHex(commitment(log.secret));
  const steps: Step[] = [];
  const flaws: Flaw[] = [];
  function compare(id: StepId & FlawId, is: string, expected: string | undefined, more: object = {}): void {
    const verdict: Verdict = expected === undefined ? "open" : is === expected.toLowerCase() ? "fits" : "flawed";
    const args = { is, expected: expected ?? "", ...more };
    steps.push({ id, verdict, args });
    if (verdict === "flawed") flaws.push({ id, entry: 0, args });
  }

  if (!computed) flaws.push({ id: "no_secret", entry: 0, args: {} });
  // One that is nobody's could be chosen until the dice please.
  if (log.contributions.length > log.seats) flaws.push({ id: "contributions", entry: 0, args: {} });
  compare("commitment", told, computed ?? undefined);
  compare("remembered", told, known.commitment);
  const { is, expected, seat } = ownPart(log, known.own);
  compare("contribution", is, expected, { seat, order: known.own?.inOrder ? 1 : 0 });
  return { steps, flaws };
}

/** The first seat of this screen whose contribution is not of this browser, or else the first. */
function ownPart(log: GameLog, own: Own | undefined): { is: string; expected: string | undefined; seat: number } {
  if (!own?.contributions.length) return { is: "", expected: undefined, seat: -1 };
  const made = own.contributions.map((part) => part.toLowerCase());
  const recorded = own.seats.map((seat) => ({ seat, is: toHex(log.contributions[seat] ?? new Uint8Array()) }));
  const wrong = recorded.find(({ is }) => !made.includes(is));
  const left = made.find((part) => !recorded.some(({ is }) => is === part)) ?? made[0]!;
  if (wrong) return { ...wrong, expected: left };
  const [first = { seat: -1, is: "" }] = recorded;
  return { ...first, expected: first.is };
}
