import type { Line } from "../table/lines";
import type { View } from "../table/sight";
import type { Wish } from "../wire/api";
import type { Question } from "../wire/generated/messages";

/** Something that is explained once: a kind of question, or something that happens at the table. */
export interface Lesson {
  /** `ask.<prompt>` or `event.<kind>`; its words are under `<game>.coach.<id>`. */
  readonly id: string;
  /** The statement of the rules that it quotes. */
  readonly rule: string;
}

/** What lessons are told by: a line of the log, and who reads it. */
export interface Moment {
  readonly line: Line;
  readonly own: boolean;
  readonly view: View;
}

export interface Occurrence extends Lesson {
  readonly when: (moment: Moment) => boolean;
  /** Lessons that say the same, and better: after one of them this is left out. */
  readonly unless?: readonly string[];
}

/** Something that no event tells but can be seen on the table. */
export interface Sign extends Lesson {
  readonly when: (view: View) => boolean;
}

/** One thing to know before: its picture and its words, under `<game>.learn.<id>`, sum up these statements. */
export interface Step {
  readonly id: string;
  readonly rules: readonly string[];
}

/** How a game is learnt: what is read first, the table of the guided game, and what is explained there. */
export interface Lessons {
  readonly steps: readonly Step[];
  readonly wish: Omit<Wish, "game">;
  readonly occurrences: readonly Occurrence[];
  /** The foremost first. */
  readonly signs: readonly Sign[];
  /** Figures of the content that its sentences name. */
  readonly figures: Readonly<Record<string, number>>;
}

export const deed = (kind: string) => (moment: Moment) => moment.line.kind === kind;
export const ownDeed = (kind: string) => (moment: Moment) => moment.own && moment.line.kind === kind;

/** The lesson of a question: the rule is the one that asks it. */
export function lessonOf(question: Question): Lesson {
  return { id: question.prompt[0], rule: question.rule };
}

/** What these lines of the log teach this seat, in their order. */
export function taughtBy(lessons: Lessons, lines: readonly Line[], seat: number | null, view: View): Occurrence[] {
  const moments = lines.map((line) => ({ line, own: line.seat !== null && line.seat === seat, view }));
  return moments.flatMap((moment) => lessons.occurrences.filter(({ when }) => when(moment)));
}

/** The foremost thing that the table shows. */
export function signOf(lessons: Lessons, view: View): Lesson | null {
  return lessons.signs.find(({ when }) => when(view)) ?? null;
}
