import { lines } from "../sidebar/story";
import type { LiveTable } from "../table/live.svelte";
import { coach } from "./coach.svelte";
import { type Lesson, type Lessons, lessonOf, signOf, taughtBy } from "./lessons";

const FAREWELL = "event.ended";

/**
 * The guide at one table: decides what is explained now. A question that is asked for the first time comes before what
 * happened, since somebody waits for its answer; what happened is told one thing after the other.
 */
export class Guide {
  /** What happened and is not read yet. */
  private waiting = $state.raw<readonly Lesson[]>([]);
  /** Shown because the player wants to read it again. */
  private reopened = $state.raw<Lesson | null>(null);
  private latest = $state.raw<Lesson | null>(null);
  private faced: { question: number; lesson: Lesson } | null = null;

  readonly game = $derived.by(() => this.table.now?.about.game ?? "");
  private readonly asked = $derived.by(() => this.table.question && lessonOf(this.table.question));
  readonly current = $derived.by<Lesson | null>(() => {
    if (this.reopened) return this.reopened;
    if (this.asked && !coach.hasExplained(this.game, this.asked.id)) return this.asked;
    return this.waiting[0] ?? null;
  });
  /** What "explain again" would show. */
  readonly again = $derived(this.asked ?? this.latest);

  /** What happened up to the version `heard` is not news. */
  constructor(
    private readonly table: LiveTable,
    private readonly lessons: Lessons,
    private heard: number,
  ) {}

  /** Look at what is new; to be called whenever the table has changed. */
  listen(): void {
    this.listenToQuestion();
    this.listenToStory();
  }

  gotIt(): void {
    const lesson = this.current;
    if (!lesson) return;
    this.reopened = null;
    this.read(lesson);
  }

  explainAgain(): void {
    this.reopened = this.again;
  }

  private read(lesson: Lesson): void {
    this.latest = lesson;
    this.waiting = this.waiting.filter(({ id }) => id !== lesson.id);
    coach.remember(this.game, lesson.id);
  }

  /** Who has answered a question has understood it. */
  private listenToQuestion(): void {
    const { question } = this.table;
    const before = this.faced;
    if (before?.question === question?.id) return;
    this.reopened = null;
    if (before) this.read(before.lesson);
    this.faced = question && { question: question.id, lesson: lessonOf(question) };
  }

  private listenToStory(): void {
    const { story, seat, view, now } = this.table;
    const fresh = story.filter(({ version }) => version > this.heard);
    this.heard = Math.max(this.heard, this.table.version);
    if (!view) return;
    const told = taughtBy(this.lessons, lines(fresh), seat, view).filter(
      ({ unless = [] }) => !unless.some((id) => id === this.asked?.id || coach.hasExplained(this.game, id)),
    );
    const over = now?.stage === "over";
    const sign = over ? null : signOf(this.lessons, view);
    for (const lesson of sign ? [sign, ...told] : told) this.expect(lesson);
    if (over) this.waiting = this.waiting.filter(({ id }) => id === FAREWELL); // the rest helps nobody any more
  }

  private expect(lesson: Lesson): void {
    if (coach.hasExplained(this.game, lesson.id) || this.waiting.some(({ id }) => id === lesson.id)) return;
    this.waiting = [...this.waiting, lesson];
  }
}
