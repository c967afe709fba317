import { inNextFrame } from "../motion/frame";
import { settings } from "../settings.svelte";
import { api, type TableContent } from "../wire/api";
import type { Occasion, Presence, Question, Said, SeatInfo, TableNow, Update } from "../wire/generated/messages";
import { type Listener, line } from "../wire/line.svelte";
import { patched } from "../wire/patch";
import type { Catalog } from "../words/catalog";
import { type GameWords, gameWords, wordsWith } from "../words/game.svelte";
import { atHeading, type Moment } from "./beats";
import { clocksOf } from "./clocks";
import { type Changes, contentOf } from "./content";
import { plainly, type Weigh } from "./digest";
import { isHeading, type Line, lines } from "./lines";
import { noteCommitment } from "./memory";
import { seatName } from "./names";
import type { SceneOf } from "./scene";
import { type Circumstances, Show } from "./show.svelte";
import type { Sight, View } from "./sight";
import { together } from "./story";

type News = Parameters<Listener["hear"]>[0];

/** All that a version of the table is to its reader. */
interface Told {
  readonly now: TableNow;
  readonly view: View | null;
  readonly questions: readonly Question[];
}

/**
 * A table as this person knows it, kept up to date by version (`docs/protocol.md`, "Versions, patches, coming back"). What
 * was received is not yet what is shown: the others' deeds pass beat by beat (`show`). Clocks and presence do not wait.
 */
export class LiveTable implements Listener {
  /** What is shown, and with it `view`, `questions` and `story`. */
  now = $state.raw<TableNow | null>(null);
  view = $state.raw<View | null>(null);
  questions = $state.raw<readonly Question[]>([]);
  /** The latest that the server has told. */
  received = $state.raw<TableNow | null>(null);
  /** How telling the events of this game are; its board may know. */
  weigh = $state.raw<Weigh>(plainly);
  /** What of this game is seen to happen before what follows from it is asked; its board may know. */
  scene: SceneOf = () => null;
  readonly show = new Show<Moment & Told>(
    (...seen) => this.play(...seen),
    () => this.circumstances(),
  );
  private told = $state.raw<readonly Occasion[]>([]);
  private latest: Told | null = null;
  private fresh: (Moment & Told)[] = [];
  /** Lines that begin a chapter which no moment has shown yet. */
  private begun: readonly Line[] = [];
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
  /** The page is gone: what still comes is shown to nobody. */
  private isLeft = false;
  /** The version that a scene leads to, which may still be on. */
  private played = -1;
  private awaited: { version: number; tell: () => void }[] = [];

  readonly seat = $derived(this.now?.seat ?? null);
  /** The version that is shown. */
  readonly version = $derived(this.now?.version ?? -1);
  readonly story = $derived(this.told.filter(({ version }) => version <= this.version));
  /** What the board must know before it draws: null if all is as in the box, undefined until that is known. */
  readonly changes = $derived.by<Changes | null | undefined>(() => {
    if (!this.now) return undefined;
    return this.now.about.content ? this.content?.changes : null;
  });
  /** What the game itself asks: it waits for the answer. A scene comes before its question. */
  readonly question = $derived(this.show.scenes.isOn ? null : (this.questions.find((one) => !one.beside) ?? null));
  /** What is asked beside the game, such as an offer. */
  readonly beside = $derived(this.questions.filter((question) => question.beside));
  readonly catalog = $derived.by<Catalog | null>(
    () => this.words?.catalog.withNames(this.names, this.seat === null ? "" : `seat:${this.seat}`) ?? null,
  );
  readonly names = $derived.by(() => {
    const seats = this.now?.seats ?? [];
    return Object.fromEntries(seats.map((seat, i) => [`seat:${i}`, seatName(seat, i)]));
  });
  readonly sight = $derived.by<Sight | null>(() => this.sightOf(this.now, this.view));

  constructor(
    readonly name: string,
    readonly invite = "",
  ) {}

  listen(): () => void {
    this.stop = line.watch(this.name, this, this.invite);
    const hasLeft = () => document.hidden && this.show.skip();
    document.addEventListener("visibilitychange", hasLeft);
    api.chat(this.name, this.invite).then(
      ({ lines }) => (this.chat = [...lines, ...this.chat.filter((said) => !lines.some((old) => old.no === said.no))]),
      () => {}, // a table that nobody may see tells so through the line
    );
    this.isLeft = false;
    return () => {
      this.isLeft = true;
      document.removeEventListener("visibilitychange", hasLeft);
      this.show.clear();
      this.stop?.();
    };
  }

  /** All that happened before what we were told: a table tells its latest events only. */
  private async readBack(): Promise<void> {
    const { looks } = this;
    const { story } = await api.story(this.name, -1, this.invite, this.from);
    if (looks === this.looks) this.told = together(story, this.told);
  }

  have(): number {
    return this.turning ? -1 : (this.latest?.now.version ?? -1);
  }

  /** Look from another seat of this screen, or from none: what the one before could see is forgotten at once. */
  lookFrom(seat: number | null): void {
    if (!this.now || (this.turning && this.from === seat)) return;
    this.from = seat;
    this.looks += 1;
    this.turning = true;
    this.isPassedOn = seat === null;
    this.forget();
    this.latest = null;
    this.view = null;
    this.questions = [];
    this.told = [];
    this.now = { ...this.now, seat: null, view: null, questions: [], story: [], can_undo: false };
    this.received = this.now;
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
    if (this.isLeft) return;
    for (const news of this.heard.splice(0)) this.takeIn(news);
    this.show.take(this.fresh.splice(0));
  }

  private sightOf(now: TableNow | null, view: View | null): Sight | null {
    const { seat, changes, catalog: words } = this;
    if (!now || !view || !words || changes === undefined) return null;
    const { about, seats, waiting = [], outcome = null } = now;
    const clocks = clocksOf(this.received ?? now);
    const story = this.told.filter(({ version }) => version <= now.version);
    return { game: about.game, view, seats, seat, waiting, outcome, clocks, changes, words, story };
  }

  /** Lets what is new be seen; where there is a scene of it, says for how long that keeps back what follows. */
  private play(
    moment: Moment & Told,
    told: readonly Line[],
    behind: readonly (Moment & Told)[],
    skip: boolean,
  ): number {
    const { scenes } = this.show;
    scenes.settle();
    const before = this.sight;
    const scene = this.sceneOf(before, moment, told);
    const sight = this.sightOf(moment.now, moment.view);
    if (!scene || !before || !sight) {
      this.see(moment);
      return 0;
    }
    const { pace, isUrgent } = this.circumstances();
    const way = {
      pace,
      still: settings.still,
      isUrgent: isUrgent || skip,
      isOneOfMany: behind.some((next) => this.sceneOf(before, next, next.lines)),
      shields: told.some(({ seat }) => seat === this.seat) || moment.questions.some(({ beside }) => !beside),
    };
    const lasts = scenes.play({ scene, before, sight, told, way }, () => this.see(moment));
    if (scenes.isOn) {
      this.played = moment.version;
      this.tellAwaiting(moment.version); // nothing can be answered until it is over
    }
    return lasts;
  }

  private sceneOf(before: Sight | null, { now, view }: Told, told: readonly Line[]): ReturnType<SceneOf> {
    const sight = this.sightOf(now, view);
    return before && sight && told.length ? this.scene(before, sight, told) : null;
  }

  /** This is what is on the screen now. */
  private see({ now, view, questions }: Told): void {
    this.now = { ...now, seats: now.seats.map((seat, i) => ({ ...seat, ...presenceOf(this.latest?.now.seats[i]) })) };
    this.view = view;
    this.questions = questions;
    this.tellAwaiting(now.version);
  }

  private tellAwaiting(shown: number): void {
    const due = this.awaited.filter(({ version }) => version <= shown);
    this.awaited = this.awaited.filter(({ version }) => version > shown);
    for (const { tell } of due) tell();
  }

  private circumstances(): Circumstances {
    const { received, catalog, seat: own, weigh } = this;
    return {
      own,
      weigh,
      pace: settings.pace,
      isUrgent: document.hidden || this.isPassedOn || isHurried(received),
      hasChapters: this.told.some((occasion) => lines([occasion]).some(isHeading)),
      length: ({ kind, args }) => catalog?.say([`event.${kind}`, args]).length ?? 0,
    };
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
    this.show.skip();
    const wish = notAgain ? { not_again: true } : {};
    return this.carryOut({ type: "answer", table: this.name, decision, choice, ...wish });
  }

  undo(seat = this.seat): Promise<void> {
    return this.carryOut({ type: "undo", table: this.name, seat });
  }

  /** Done when this page shows what it has led to, or a scene of it: until then the old question must not be answered once more. */
  private async carryOut(message: Parameters<typeof line.ask>[0]): Promise<void> {
    const { version = -1 } = await line.ask(message);
    if (this.isLeft) return;
    this.show.upTo(version);
    if (version > Math.max(this.version, this.played))
      await new Promise<void>((tell) => this.awaited.push({ version, tell }));
  }

  private replace(now: TableNow): void {
    const knowsMore = this.told.some(({ version }) => !now.story?.some((told) => told.version === version));
    if (!knowsMore && now.stage !== "open" && !this.isPassedOn) this.readBack().catch(() => {}); // the latest events are there already
    if (now.commitment) noteCommitment(this.name, now.commitment);
    this.gone = null;
    this.told = together(this.told, now.story ?? []);
    this.forget();
    this.hold({ now, view: now.view ?? null, questions: now.questions ?? [] });
    this.see(this.latest!);
    if (!this.words) void this.speak();
  }

  /** What waits to be shown is void. */
  private forget(): void {
    this.fresh = [];
    this.begun = [];
    this.played = -1;
    this.show.clear();
  }

  private hold(latest: Told): void {
    this.latest = latest;
    this.received = latest.now;
  }

  private update(update: Update): void {
    const before = this.latest;
    if (!before || update.version <= before.now.version) return;
    if (update.base !== before.now.version) return line.takeUp(this.name, -1);
    const { type: _, base: __, patch = [], events = [], questions, stage, seats, ...rest } = update;
    const now = {
      ...before.now,
      can_undo: false,
      waiting: [],
      since: 0,
      banks: [],
      owing: [],
      undoable: [],
      ...rest,
      type: "table",
      stage: stage ?? before.now.stage,
      seats: seats ?? before.now.seats,
    } as TableNow;
    this.hold({ now, view: patched(before.view, patch), questions: questions ?? before.questions });
    const occasion = { version: update.version, events };
    if (events.length) this.told = together(this.told, [occasion]);
    this.fresh.push(this.moment(occasion, before));
  }

  /** The latest, to be shown when its time has come. */
  private moment(occasion: Occasion, before: Told): Moment & Told {
    const latest = this.latest!;
    const told = lines([occasion]);
    const [ended, begun] = atHeading(told);
    const { waiting = [] } = before.now;
    const moment = {
      ...latest,
      version: occasion.version,
      came: performance.now(),
      lines: [...this.begun, ...ended],
      closes: told.some(isHeading) || latest.questions.some(({ beside }) => !beside),
      actor: waiting.length === 1 ? waiting[0]! : null,
    };
    this.begun = begun;
    return moment;
  }

  private presence({ seats, watchers, away = [] }: Presence): void {
    this.watchers = watchers;
    if (!this.now || !this.latest) return;
    const told = this.latest.now.seats.map((seat, i) => ({ ...seat, here: seats.includes(i), away: away[i] ?? 0 }));
    this.hold({ ...this.latest, now: { ...this.latest.now, seats: told } });
    this.see({ now: this.now, view: this.view, questions: this.questions });
  }
}

/** Who is here is known at once, whatever moment is shown. */
function presenceOf({ here = false, away = 0 }: Partial<SeatInfo> = {}): Pick<SeatInfo, "here" | "away"> {
  return { here, away };
}

/** Does the reader's own time for the whole game run? None of it is spent on looking. */
function isHurried(now: TableNow | null): boolean {
  if (now?.about.clock.pace !== "live" || now.seat === null || now.stage !== "playing") return false;
  return !!now.waiting?.includes(now.seat);
}
