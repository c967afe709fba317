import type { Line } from "../../../table/lines";
import type { Sight } from "../../../table/sight";
import { type Content, contentOf, type DieName, type PhaseName } from "../content";
import { type Deeds, deedsIn, diceOf, linesOfRound } from "../phases/deeds";
import { sizeOf, viewOf } from "../view";

/** A die that selected a phase, and whose it is. */
export interface Selector {
  seat: number;
  kind: DieName;
  phase: PhaseName;
}

/** What is seen between two questions: the screens, then the phases in which nobody here was asked. */
export interface Course {
  /** Empty if no screens were lifted. */
  selectors: readonly Selector[];
  /** The phase of the neutral die, with two players. */
  extra: PhaseName | null;
  happening: readonly PhaseName[];
  /** How many of the reader's workers return to the cup, by the phase in which they stood. */
  back: ReadonlyMap<PhaseName, number>;
  /** Phases that began and ended meanwhile, each one beat. */
  passed: readonly PhaseName[];
  /** The reader's dice that went from the Citizenry to the cup as the round ended: one more beat, if there are any. */
  recruited: number;
  deeds: Deeds;
}

/** The screens fold, the dice fly, they land and what does not happen is engraved, the pointer walks. */
export const REVEAL_FRAMES = 4;

const bare = (ref: unknown): string => String(ref).replace(/^\w+:/, "");

/** Null if nothing is to be seen but what the board shows anyway. */
export function courseOf(before: Sight, sight: Sight, told: readonly Line[]): Course | null {
  const content = contentOf(sight);
  const selectors = told
    .filter(({ kind, seat }) => kind === "selects" && seat !== null)
    .map(
      ({ seat, args }): Selector => ({
        seat: seat!,
        kind: bare(args.die) as DieName,
        phase: bare(args.phase) as PhaseName,
      }),
    );
  const neutral = told.find(({ kind }) => kind === "extra_die");
  const extra = neutral ? (bare(neutral.args.phase) as PhaseName) : null;
  const begun = told.filter(({ kind }) => kind === "phase").map(({ args }) => bare(args.phase) as PhaseName);
  const now = viewOf(sight).phase;
  const passed = begun.filter((phase) => phase !== now);
  const recruited = recruitedIn(sight, told);
  if (!selectors.length && !passed.length && !recruited) return null;
  const chosen = new Set([...selectors.map(({ phase }) => phase), ...(extra ? [extra] : [])]);
  const happening = content.phases.map(({ id }) => id).filter((phase) => chosen.has(phase));
  const end = told.findIndex(({ kind }) => kind === "round");
  const round = [...linesOfRound(before.story ?? []), ...(end < 0 ? told : told.slice(0, end))];
  return {
    selectors,
    extra,
    happening,
    back: backOf(content, before, chosen),
    passed,
    recruited,
    deeds: deedsIn(round),
  };
}

/** Where the empires were managed meanwhile: whoever is asked which dice come sees them go by their own answer. */
function recruitedIn({ seat }: Sight, told: readonly Line[]): number {
  const managed = told.slice(told.findIndex(({ kind }) => kind === "manage") + 1);
  if (managed.length === told.length) return 0;
  return managed
    .filter((line) => line.kind === "recruits" && line.seat === seat)
    .reduce((sum, { args }) => sum + sizeOf(diceOf(args.dice)), 0);
}

function backOf(content: Content, before: Sight, chosen: ReadonlySet<PhaseName>): Course["back"] {
  const own = before.seat === null ? undefined : viewOf(before).players[before.seat]?.own_columns;
  const idle = content.phases.map(({ id }) => [id, sizeOf(own?.[id])] as const);
  return new Map(chosen.size ? idle.filter(([phase, n]) => n && !chosen.has(phase)) : []);
}

/** How many beats follow the lifting of the screens. */
export const beats = ({ passed, recruited }: Course): number => passed.length + (recruited ? 1 : 0);

/** How many frames the lifting of the screens takes; the beats follow. */
export const revealFrames = ({ selectors }: Course): number => (selectors.length ? REVEAL_FRAMES : 0);
