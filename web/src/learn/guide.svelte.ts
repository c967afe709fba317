import { type Lesson, type Lessons, lessonOf, signOf, taughtBy } from "../boards/lessons";
import { lines } from "../table/lines";
import type { LiveTable } from "../table/live.svelte";
import { coach } from "./coach.svelte";

const FAREWELL = "event.ended";

/** How many decisions an occurrence may wait to be told: the next one, then it is over. */
const PATIENCE = 2;
/** What is told, and one thing that waits. */
const MOST_NEWS = 2;

/** What happened and is not read yet. */
interface News {
  readonly lesson: Lesson;
  /** How many decisions of the reader's own it has waited. */
  readonly age: number;
  readonly isShown: boolean;
}

/**
 * The guide at one table: decides what is explained now. A question that is asked for the first time comes before what
 * happened, since somebody waits for its answer. Nothing waits for "got it": a question's lesson goes with its answer,
 * what happened goes with the first decision after it was shown, and is dropped if there was no moment to show it
 * soon; it is then told when it happens again. One thing waits at most, the latest.
 */
export class Guide {
  private news = $state.raw<readonly News[]>([]);
  /** Shown because the player wants to read it again. */
  private reopened = $state.raw<Lesson | null>(null);
  private latest = $state.raw<Lesson | null>(null);
  private faced: { question: number; lesson: Lesson } | null = null;

  readonly game = $derived.by(() => this.table.now?.about.game ?? "");
  private readonly asked = $derived.by(() => this.table.question && lessonOf(this.table.question));
  readonly current = $derived.by<Lesson | null>(() => {
    if (this.reopened) return this.reopened;
    if (this.asked && !coach.hasExplained(this.game, this.asked.id)) return this.asked;
    return this.news[0]?.lesson ?? null;
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
    this.noteShown();
  }

  gotIt(): void {
    const lesson = this.current;
    if (!lesson) return;
    this.reopened = null;
    this.read(lesson);
    this.noteShown();
  }

  explainAgain(): void {
    this.reopened = this.again;
  }

  private read(lesson: Lesson): void {
    this.latest = lesson;
    this.news = this.news.filter((told) => told.lesson.id !== lesson.id);
    coach.remember(this.game, lesson.id);
  }

  /** Who has answered a question has understood it, and has had time for what was told meanwhile. */
  private listenToQuestion(): void {
    const { question } = this.table;
    const before = this.faced;
    if (before?.question === question?.id) return;
    this.faced = question && { question: question.id, lesson: lessonOf(question) };
    this.reopened = null;
    if (!before) return;
    this.read(before.lesson);
    for (const { lesson } of this.news.filter(({ isShown }) => isShown)) this.read(lesson);
    this.news = this.news.map((told) => ({ ...told, age: told.age + 1 })).filter(({ age }) => age < PATIENCE);
  }

  private listenToStory(): void {
    const { story, seat, view, now } = this.table;
    const fresh = story.filter(({ version }) => version > this.heard);
    this.heard = Math.max(this.heard, this.table.version);
    if (!view) return;
    const over = now?.stage === "over";
    const told = taughtBy(this.lessons, lines(fresh), seat, view).filter(
      ({ unless = [] }) => !unless.some((id) => id === this.asked?.id || coach.hasExplained(this.game, id)),
    );
    const sign = over ? null : signOf(this.lessons, view);
    for (const lesson of told) this.expect(lesson);
    if (sign) this.expect(sign, true);
    if (over) this.news = this.news.filter(({ lesson }) => lesson.id === FAREWELL); // the rest helps nobody any more
  }

  /** What the table shows comes before what happened. */
  private expect(lesson: Lesson, isFirst = false): void {
    if (coach.hasExplained(this.game, lesson.id) || this.news.some((told) => told.lesson.id === lesson.id)) return;
    const next = { lesson, age: 0, isShown: false };
    this.news = isFirst ? [next, ...this.news].slice(0, MOST_NEWS) : [...this.news.slice(0, MOST_NEWS - 1), next];
  }

  private noteShown(): void {
    const [first, ...rest] = this.news;
    if (first && this.current === first.lesson) this.news = [{ ...first, isShown: true }, ...rest];
  }
}
