/** What each seat gave to the seed, and what that is worth: `kernel/contributions.py` once more, with what this browser knows. */

import { toHex } from "./bytes";
import type { Known } from "./known";
import type { GameLog } from "./log";

export type PartKind =
  | "own" // what this browser made after it had noted the commitment
  | "after" // a person's, after the commitment, by the word of the server
  | "before" // a person's, before there was one: the secret may have been chosen to suit it
  | "given" // a person's; nobody tells when
  | "none" // a person who gave nothing
  | "bot" // a bot, which gives nothing
  | "made_up"; // a part in the name of a bot: the server chose it

export interface Part {
  kind: PartKind;
  hex: string;
  /** Milliseconds from the commitment, where that is told. */
  after: number | null;
  /** The seat at whose screen it was given, if not at one of its own. */
  screen: number | null;
}

/** Does it stand against a secret that was chosen to suit, if the order is true? */
export const counts = ({ kind }: Part): boolean => kind === "own" || kind === "after" || kind === "given";

export function partsOf(log: GameLog, known: Known = {}): Part[] {
  return Array.from({ length: log.seats }, (_, seat) => {
    const hex = toHex(log.contributions[seat] ?? new Uint8Array());
    const told = log.arrivals[seat] ?? null;
    const isBot = log.players[seat] !== "person";
    const rest = { hex, after: told?.after ?? null, screen: isBot ? null : (told?.screen ?? null) };
    return { kind: kindOf(), ...rest };

    function kindOf(): PartKind {
      if (isBot) return hex ? "made_up" : "bot";
      if (!hex) return "none";
      if (isOwn(log, known, seat, hex)) return "own";
      if (!told) return "given";
      return told.after === null ? "before" : "after";
    }
  });
}

/** Is it what this browser made after it had noted the commitment that is in the log? */
function isOwn(log: GameLog, { commitment, own }: Known, seat: number, hex: string): boolean {
  if (!own?.inOrder || commitment?.toLowerCase() !== toHex(log.commitment)) return false;
  return own.seats.includes(seat) && own.contributions.some((part) => part.toLowerCase() === hex);
}
