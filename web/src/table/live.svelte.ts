import { inNextFrame } from "../motion/frame";
import { settings } from "../settings.svelte";
import { noteCommitment } from "../verify/memory";
import { api, type TableContent } from "../wire/api";
import type { Occasion, Presence, Question, Said, TableNow, Update } from "../wire/generated/messages";
import { type Listener, line } from "../wire/line.svelte";
import { patched } from "../wire/patch";
import type { Catalog } from "../words/catalog";
import { type GameWords, gameWords, wordsWith } from "../words/game.svelte";
import { clocksOf } from "./clocks";
import { type Changes, contentOf } from "./content";
import { seatName } from "./names";
import type { Sight, View } from "./sight";
import { together } from "./story";

type News = Parameters<Listener["hear"]>[0];

/** A table as this person knows it, kept up to date by version (`docs/protocol.md`, "Versions, patches, coming back"). */
export class LiveTable implements Listener {
  now = $state.raw<TableNow | null>(null);
  view = $state.raw<View | null>(null);
  questions = $state.raw<readonly Question[]>([]);
  story = $state.raw<readonly Occasion[]>([]);
  chat = $state.raw<readonly Omit<Said, "type" | "table">[]>([]);
  watchers = $state(0);
  gone = $state<{ code: string; text: string } | null>(null);
  words = $state.raw<GameWords | null>(null);
  /** What it plays with, if not with what is in the box. */
  content = $state.raw<TableContent | null>(null);
  /** Where several play at this screen: from whose seat it looks, or will as soon as the server has told it. */
  from = $state<number | null>(null);
  private turning = false;
  private isPassedOn = false;
  private looks = 0;
  private stop: (() => void) | undefined;
  private heard: News[] = [];
  private awaited: { version: number; tell: () => void }[] = [];

  readonly seat = $derived(this.now?.seat ?? null);
  /** What the board must know before it draws: null if all is as in the box, undefined until that is known. */
  readonly changes = $derived.by<Changes | null | undefined>(() => {
    if (!this.now) return undefined;
    return this.now.about.content ? this.content?.changes : null;
  });
  /** What the game itself asks: it waits for the answer. */
  readonly question = $derived(this.questions.find((question) => !question.beside) ?? null);
  /** What is asked beside the game, such as an offer. */
  readonly beside = $derived(this.questions.filter((question) => question.beside));
  readonly catalog = $derived.by<Catalog | null>(() => this.words?.catalog.withNames(this.names) ?? null);
  readonly names = $derived.by(() => {
    const seats = this.now?.seats ?? [];
    return Object.fromEntries(seats.map((seat, i) => [`seat:${i}`, seatName(seat, i)]));
  });
  readonly sight = $derived.by<Sight | null>(() => {
    if (!this.now || !this.view || !this.catalog) return null;
    const { about, seats, waiting = [], outcome = null } = this.now;
    const { view, seat, catalog: words } = this;
    return { game: about.game, view, seats, seat, waiting, outcome, clocks: clocksOf(this.now), words };
  });

  constructor(
    readonly name: string,
    readonly invite = "",
  ) {}

  listen(): () => void {
    this.stop = line.watch(this.name, this, this.invite);
    api.chat(this.name, this.invite).then(
      ({ lines }) => (this.chat = [...lines, ...this.chat.filter((said) => !lines.some((old) => old.no === said.no))]),
      () => {}, // a table that nobody may see tells so through the line
    );
    return this.stop;
  }

  /** All that happened before what we were told: a table tells its latest events only. */
  private async readBack(): Promise<void> {
    const { looks } = this;
    const { story } = await api.story(this.name, -1, this.invite, this.from);
    if (looks === this.looks) this.story = together(story, this.story);
  }

  have(): number {
    return this.turning ? -1 : (this.now?.version ?? -1);
  }

  /** Look from another seat of this screen, or from none: what the one before could see is forgotten at once. */
  lookFrom(seat: number | null): void {
    if (!this.now || (this.turning && this.from === seat)) return;
    this.from = seat;
    this.looks += 1;
    this.turning = true;
    this.isPassedOn = seat === null;
    this.view = null;
    this.questions = [];
    this.story = [];
    this.now = { ...this.now, seat: null, view: null, questions: [], story: [], can_undo: false };
    line.takeUp(this.name, -1);
  }

  /** What is on its way for the seat before is not for the next one's eyes. */
  private isForUs(news: News): boolean {
    if (news.type === "table" && (news.seat ?? null) === this.from) this.turning = false;
    return !this.turning || (news.type !== "table" && news.type !== "update");
  }

  /** News that come together are taken in together, once a frame: bots answer faster than anything can be painted. */
  hear(news: News): void {
    this.heard.push(news);
    if (this.heard.length === 1) inNextFrame(() => this.catchUp());
  }

  private catchUp(): void {
    for (const news of this.heard.splice(0)) this.takeIn(news);
    const shown = this.awaited.filter(({ version }) => version <= this.have());
    this.awaited = this.awaited.filter(({ version }) => version > this.have());
    for (const { tell } of shown) tell();
  }

  private takeIn(news: News): void {
    if (this.turning && !this.isForUs(news)) return;
    if (news.type === "table") this.replace(news);
    else if (news.type === "update") this.update(news);
    else if (news.type === "said") this.chat = [...this.chat, news];
    else if (news.type === "presence") this.presence(news);
  }

  lost(code: string, text: string): void {
    this.gone = { code, text };
    for (const { tell } of this.awaited.splice(0)) tell();
  }

  /** Words come in the reader's language; call it again when that changes. */
  async speak(): Promise<void> {
    const about = this.now?.about;
    if (!about) return;
    const lang = settings.lang;
    const asked = contentOf(this.name, about.content, lang, this.invite);
    const [words, content] = await Promise.all([gameWords(about.game, lang), asked]);
    if (lang !== settings.lang) return;
    this.content = content;
    this.words = content ? wordsWith(words, content) : words;
  }

  answer(decision: number, choice: number[], notAgain = false): Promise<void> {
    const wish = notAgain ? { not_again: true } : {};
    return this.carryOut({ type: "answer", table: this.name, decision, choice, ...wish });
  }

  undo(seat = this.seat): Promise<void> {
    return this.carryOut({ type: "undo", table: this.name, seat });
  }

  /** Done when this page shows what it has led to: until then the old question must not be answered once more. */
  private async carryOut(message: Parameters<typeof line.ask>[0]): Promise<void> {
    const { version = -1 } = await line.ask(message);
    if (version > this.have()) await new Promise<void>((tell) => this.awaited.push({ version, tell }));
  }

  private replace(now: TableNow): void {
    const knowsMore = this.story.some(({ version }) => !now.story?.some((told) => told.version === version));
    if (!knowsMore && now.stage !== "open" && !this.isPassedOn) this.readBack().catch(() => {}); // the latest events are there already
    if (now.commitment) noteCommitment(this.name, now.commitment);
    this.gone = null;
    this.now = now;
    this.view = now.view ?? null;
    this.questions = now.questions ?? [];
    this.story = together(this.story, now.story ?? []);
    if (!this.words) void this.speak();
  }

  private update(update: Update): void {
    const before = this.now;
    if (!before || update.version <= before.version) return;
    if (update.base !== before.version) return line.takeUp(this.name, -1);
    const { type: _, base: __, patch = [], events = [], questions, stage, seats, ...rest } = update;
    this.view = patched(this.view, patch);
    if (questions) this.questions = questions;
    if (events.length) this.story = together(this.story, [{ version: update.version, events }]);
    this.now = {
      ...before,
      can_undo: false,
      waiting: [],
      since: 0,
      banks: [],
      owing: [],
      undoable: [],
      ...rest,
      type: "table",
      stage: stage ?? before.stage,
      seats: seats ?? before.seats,
    } as TableNow;
  }

  private presence({ seats, watchers, away = [] }: Presence): void {
    this.watchers = watchers;
    if (!this.now) return;
    const told = this.now.seats.map((seat, i) => ({ ...seat, here: seats.includes(i), away: away[i] ?? 0 }));
    this.now = { ...this.now, seats: told };
  }
}
