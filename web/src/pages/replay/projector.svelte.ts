import type { BoardModule } from "../../boards/board";
import { boardOf } from "../../boards/registry";
import { settings } from "../../settings.svelte";
import { roundMarks } from "../../sidebar/chart";
import { contentOf } from "../../table/content";
import { Film, roundFrom } from "../../table/film";
import { seatName } from "../../table/names";
import { sideNames } from "../../table/sides";
import type { Sight } from "../../table/sight";
import { api, type TableContent } from "../../wire/api";
import { type GameWords, gameWords, wordsWith } from "../../words/game.svelte";

/** Shows a finished game: which moment, through whose eyes, and whether it runs. */
export class Projector {
  film = $state.raw<Film | null>(null);
  board = $state.raw<BoardModule | null>(null);
  words = $state.raw<GameWords | null>(null);
  /** What it was played with, if not with what is in the box. */
  content = $state.raw<TableContent | null>(null);
  /** Whose view is wanted; null: a spectator's. */
  seat = $state<number | null>(null);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  problem = $state.raw<Error | null>(null);
  /** The table was closed before play began: there is nothing to show. */
  empty = $state(false);
  private readonly films = new Map<number | null, Film>();

  readonly game = $derived(this.film?.replay.about.game ?? "");
  readonly end = $derived(this.film?.end ?? 0);
  readonly names = $derived(this.film?.replay.seats.map((seat, i) => seatName(seat, i)) ?? ([] as string[]));
  readonly catalog = $derived(
    this.words?.catalog.withNames(Object.fromEntries(this.names.map((name, seat) => [`seat:${seat}`, name]))) ?? null,
  );
  readonly sides = $derived(sideNames(this.names, this.film?.replay.outcome ?? null, this.catalog));
  readonly rounds = $derived(this.film?.rounds((view) => this.board?.round(view) ?? 0) ?? []);
  readonly marks = $derived(roundMarks(this.rounds));
  readonly sight = $derived.by<Sight | null>(() => {
    const view = this.film?.views[this.at];
    if (!this.film || !view || !this.catalog) return null;
    const { about, seats, seat, outcome } = this.film.replay;
    return {
      game: about.game,
      view,
      seats: seats.map((kept) => ({ ...kept, here: true })), // nobody is missing from what is past
      seat,
      waiting: this.film.waiting[this.at] ?? [],
      outcome: this.at === this.end ? outcome : null,
      clocks: null,
      changes: this.content?.changes ?? null,
      words: this.catalog,
      story: this.film.story.filter(({ version }) => version <= this.at),
    };
  });

  constructor(
    readonly table: string,
    readonly invite: string,
  ) {}

  /** Begin at a moment, through the reader's own eyes if they sat there. */
  async open(at: number): Promise<void> {
    this.problem = null;
    try {
      const { game, seat = null, stage, content } = await api.table(this.table, this.invite);
      this.empty = stage === "over";
      this.content = await contentOf(this.table, content, settings.lang, this.invite);
      this.board = await boardOf(game);
      await this.see(seat);
      this.go(at);
    } catch (error) {
      this.problem = error as Error;
    }
  }

  /** The same moment through other eyes. */
  async see(seat: number | null): Promise<void> {
    this.seat = seat;
    try {
      const film = this.films.get(seat) ?? new Film(await api.replay(this.table, seat, this.invite));
      this.films.set(seat, film);
      if (this.seat === seat) this.film = film;
    } catch (error) {
      this.problem = error as Error;
    }
  }

  /** Words come in the reader's language; call it again when that changes. */
  async speak(): Promise<void> {
    const lang = settings.lang;
    const asked = contentOf(this.table, this.film?.replay.about.content, lang, this.invite);
    const [words, content] = await Promise.all([gameWords(this.game, lang), asked]);
    if (lang !== settings.lang) return;
    this.content = content;
    this.words = content ? wordsWith(words, content) : words;
  }

  go(moment: number): void {
    this.at = Math.max(0, Math.min(this.end, moment));
    if (this.at === this.end) this.playing = false;
  }

  /** Look at a moment, and stay there. */
  stop(moment: number): void {
    this.playing = false;
    this.go(moment);
  }

  turn(by: 1 | -1): void {
    this.stop(roundFrom(this.marks, this.at, by) ?? (by > 0 ? this.end : 0));
  }

  toggle(): void {
    if (!this.playing && this.at === this.end) this.at = 0;
    this.playing = !this.playing;
  }
}
