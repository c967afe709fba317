import type { Occasion } from "../wire/generated/messages";

/** One line of the log. */
export interface Line {
  key: string;
  version: number;
  kind: string;
  args: Record<string, unknown>;
  /** Whose deed it is, if anybody's. */
  seat: number | null;
}

/** Does an event open a chapter of the log (a round, a phase, a turn)? */
const HEADINGS = new Set(["round", "phase", "turn"]);

/** The lines of each occasion are made once, so that a screen redraws only the new ones. */
const made = new WeakMap<Occasion, Line[]>();

export function lines(story: readonly Occasion[]): Line[] {
  return story.flatMap((occasion) => {
    let found = made.get(occasion);
    if (!found) made.set(occasion, (found = linesOf(occasion)));
    return found;
  });
}

function linesOf({ version, events }: Occasion): Line[] {
  return events.map(([kind, args], i) => ({ key: `${version}.${i}`, version, kind, args, seat: seatOf(args) }));
}

export function isHeading(line: Line): boolean {
  return HEADINGS.has(line.kind);
}

function seatOf(args: Record<string, unknown>): number | null {
  const side = args.side ?? args.seat;
  const found = typeof side === "string" ? /^seat:(\d+)$/.exec(side) : null;
  return found ? Number(found[1]) : null;
}
