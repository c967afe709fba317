import type { Line } from "../around/story";
import type { View } from "../table/sight";
import type { Question } from "../wire/generated/messages";

/** Something that is explained once: a kind of question, or something that happens at the table. */
export interface Lesson {
  /** `ask.<prompt>` or `event.<kind>`; its words are under `coach.<game>.<id>`. */
  id: string;
  /** The statement of the rules that it quotes. */
  rule: string;
}

/** What lessons are told by: a line of the log, and who reads it. */
interface Moment {
  line: Line;
  own: boolean;
  view: View;
}

interface Occurrence extends Lesson {
  when: (moment: Moment) => boolean;
  /** Lessons that say the same, and better: after one of them this is left out. */
  unless?: readonly string[];
}

interface Sign extends Lesson {
  when: (view: View) => boolean;
}

/** The parts of a view that lessons look at. */
interface RaceView {
  players: { cards: number[] }[];
  pool: number;
}
interface TinyView {
  active: number;
  seat: number | null;
}

const ownDeed = (kind: string) => (moment: Moment) => moment.own && moment.line.kind === kind;
const deed = (kind: string) => (moment: Moment) => moment.line.kind === kind;
const phase = (name: string) => (moment: Moment) =>
  moment.line.kind === "phase" && moment.line.args.phase === `phase:${name}`;
const acquires = ({ line, own }: Moment) =>
  own && (line.kind === "activated" || line.kind === "followed") && String(line.args.face).startsWith("face:acquire_");
const followsReader = ({ line, own, view }: Moment) => {
  const { active, seat } = view as unknown as TinyView;
  return line.kind === "followed" && !own && active === seat;
};

const OCCURRENCES: Record<string, readonly Occurrence[]> = {
  race: [
    { id: "event.plays", rule: "RACE-1.4", when: deed("plays") },
    { id: "event.placed", rule: "RACE-4.6", when: ownDeed("placed") },
    { id: "event.good", rule: "RACE-9.2", when: ownDeed("good") },
    { id: "event.phase.consume", rule: "RACE-8.1", when: phase("consume"), unless: ["ask.consume", "ask.sell"] },
    { id: "event.phase.produce", rule: "RACE-9.1", when: phase("produce") },
    { id: "event.chips", rule: "RACE-8.14", when: deed("chips") },
    { id: "event.ended", rule: "RACE-11.4", when: deed("ended") },
  ],
  tiny: [
    { id: "event.turn", rule: "TINY-3.1", when: ({ line, own }) => line.kind === "turn" && !own },
    { id: "event.acquired", rule: "TINY-5.1", when: acquires },
    { id: "event.followed", rule: "TINY-3.5", when: followsReader },
    { id: "event.colonized", rule: "TINY-6.3", when: deed("colonized") },
    { id: "event.upgraded", rule: "TINY-7.3", when: ownDeed("upgraded") },
    { id: "event.end_triggered", rule: "TINY-9.1", when: deed("end_triggered") },
    { id: "event.ended", rule: "TINY-9.3", when: deed("ended") },
  ],
};

const TABLEAU_END = 12;

function race(view: View): { largest: number; pool: number; seats: number } {
  const { players, pool } = view as unknown as RaceView;
  return { largest: Math.max(...players.map(({ cards }) => cards.length)), pool, seats: players.length };
}

/** What no event tells but can be seen on the table. */
const SIGNS: Record<string, readonly Sign[]> = {
  race: [
    {
      id: "event.last_round",
      rule: "RACE-11.1",
      when: (view) => race(view).largest >= TABLEAU_END || race(view).pool <= 0,
    },
    {
      id: "event.end_near",
      rule: "RACE-11.1",
      when: (view) => race(view).largest >= TABLEAU_END - 2 || race(view).pool <= 3 * race(view).seats,
    },
  ],
};

/** The lesson of a question: the rule is the one that asks it. */
export function lessonOf(question: Question): Lesson {
  return { id: question.prompt[0], rule: question.rule };
}

/** What these lines of the log teach this seat, in their order. */
export function lessonsOf(game: string, lines: readonly Line[], seat: number | null, view: View): Occurrence[] {
  const moments = lines.map((line) => ({ line, own: line.seat !== null && line.seat === seat, view }));
  return moments.flatMap((moment) => (OCCURRENCES[game] ?? []).filter(({ when }) => when(moment)));
}

/** The foremost thing that the table shows. */
export function signOf(game: string, view: View): Lesson | null {
  return SIGNS[game]?.find(({ when }) => when(view)) ?? null;
}

/** Everything that a game explains besides its questions. */
export function happenings(game: string): readonly Lesson[] {
  return [...(OCCURRENCES[game] ?? []), ...(SIGNS[game] ?? [])];
}
