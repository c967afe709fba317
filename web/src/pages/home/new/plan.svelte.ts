import type { TableWish } from "../../../table/seats";
import type { Clock, GamePage } from "../../../wire/api";
import type { Choices } from "../choices";
import { USUAL_BOT, USUAL_SEATS } from "../usual";

export type Pace = NonNullable<Clock["pace"]>;

const PACES: readonly string[] = ["none", "live", "slow"] satisfies Pace[];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Who lost the connection has so much more on a live clock. */
const GRACE = MINUTE;

/** Who sits in a seat that is not the host's: empty for a person, `HERE` for one at this screen, else the kind of bot. */
export type Sitter = string;
export const HERE = "@";

/** With whom one plays: bots alone, friends by a link, whoever comes, or those at this screen. */
export const COMPANIES = ["bots", "friends", "all", "here"] as const;
export type Company = (typeof COMPANIES)[number];
const SITTERS: Readonly<Record<Company, Sitter>> = { bots: USUAL_BOT, friends: "", all: "", here: HERE };

/** In which order seats are taken. */
const rank = (sitter: Sitter) => (sitter === HERE ? 0 : sitter ? 2 : 1);

/** A table as somebody plans it. What one has planned for one game is kept as far as the next game has it too. */
export class Plan {
  page = $state.raw<GamePage | null>(null);
  seats = $state(0);
  sitters = $state<Sitter[]>([]);
  /** What those at this screen are called, by seat as in `sitters`. */
  names = $state<string[]>([]);
  chosen = $state<Record<string, string>>({});
  /** The maker's name as it is typed; null: as it was. */
  host = $state<string | null>(null);
  title = $state("");
  isPublic = $state(false);
  spectators = $state(true);
  spectatorsSpeak = $state(true);
  undo = $state(true);
  minutes = $state(20);
  seconds = $state(15);
  days = $state(2);
  /** Minutes after which the others need not wait for somebody who is away, unless one has days; 0: they wait. */
  absence = $state(5);
  /** A content pack: the file that was chosen, and what is in it. */
  pack = $state.raw<{ file: string; text: string } | null>(null);

  /** Variants that exist with this many seats. */
  readonly options = $derived((this.page?.options ?? []).filter((option) => option.seats.includes(this.seats)));
  readonly notices = $derived((this.page?.notices ?? []).filter((notice) => notice.seats === this.seats));
  readonly others = $derived(this.sitters.slice(0, this.seats - 1));
  readonly bots = $derived(this.others.filter((sitter) => sitter && sitter !== HERE));
  readonly people = $derived(this.others.filter((sitter) => !sitter).length);
  readonly startsAtOnce = $derived(this.people === 0);
  readonly company: Company = $derived.by(() => {
    if (this.people) return this.isPublic ? "all" : "friends";
    return this.others.includes(HERE) ? "here" : "bots";
  });
  /** Who sits in a seat of which nothing was said. */
  private usual: Sitter;
  /** The pace that was chosen. */
  private ownPace = $state<Pace | null>(null);
  /** Nobody is hurried by bots, nor at one screen; who comes from elsewhere wants to know when it ends. */
  readonly pace = $derived<Pace>(this.ownPace ?? (this.startsAtOnce ? "none" : "live"));
  /** Bots are seated last: true if that is not the order in which they were chosen. */
  readonly reorders = $derived(this.others.some((sitter, i) => i > 0 && rank(sitter) < rank(this.others[i - 1]!)));

  /** `isWished`: was the company asked for, so that what was chosen the last time does not count? */
  constructor(
    company: Company,
    private isWished = false,
  ) {
    this.usual = SITTERS[company];
    this.isPublic = company === "all";
  }

  /** The same company in every seat but the first. */
  invite(company: Company): void {
    this.usual = SITTERS[company];
    this.isPublic = company === "all";
    this.isWished = true;
    this.sitters = this.sitters.map(() => this.usual);
    if (this.seats === 1) this.seats = this.page?.game.seats.find((n) => n > 1) ?? 1;
  }

  setPace(pace: Pace, minutes = this.minutes, seconds = this.seconds, days = this.days): void {
    Object.assign(this, { ownPace: pace, minutes, seconds, days });
  }

  /** Take up the options of a game; `best`: at how many seats it is at its best with bots; `last`: what was chosen for it. */
  lay(page: GamePage, best = USUAL_SEATS, last: Partial<Choices> = {}): void {
    const isOther = this.page?.game.key !== page.game.key;
    if (isOther) this.pack = null; // a pack is for one game
    this.page = page;
    const { seats } = page.game;
    if (isOther && !this.isWished) this.sitAgain(page, last);
    if (!this.seats && this.usual === USUAL_BOT) this.seats = best;
    if (!seats.includes(this.seats)) this.seats = seats.find((n) => n > 1) ?? 1;
    this.sitters = Array.from({ length: Math.max(...seats) - 1 }, (_, i) => this.sitters[i] ?? this.usual);
    this.chosen = Object.fromEntries(page.options.map((option) => [option.id, option.default]));
    if (isOther) this.chooseAgain(page, last);
  }

  /** What is worth choosing again the next time. */
  get choices(): Choices {
    const { seats, others, chosen, isPublic, spectators, spectatorsSpeak, undo } = this;
    const { ownPace, minutes, seconds, days, absence } = this;
    const clock = { pace: ownPace ?? "", minutes, seconds, days, absence };
    return {
      seats,
      sitters: [...others],
      chosen: { ...chosen },
      isPublic,
      spectators,
      spectatorsSpeak,
      undo,
      ...clock,
    };
  }

  /** The company of the last time, as far as there still is such a one. */
  private sitAgain({ game, bots = [] }: GamePage, { seats, sitters, isPublic }: Partial<Choices>): void {
    if (seats && game.seats.includes(seats)) this.seats = seats;
    if (!Array.isArray(sitters)) return;
    this.sitters = sitters.map((sitter) => (["", HERE, ...bots].includes(sitter) ? sitter : this.usual));
    this.isPublic = isPublic === true;
  }

  private chooseAgain({ options }: GamePage, last: Partial<Choices>): void {
    for (const { id, values } of options) {
      const value = last.chosen?.[id];
      if (value !== undefined && values.includes(value)) this.chosen[id] = value;
    }
    for (const key of ["spectators", "spectatorsSpeak", "undo"] as const)
      if (typeof last[key] === "boolean") this[key] = last[key];
    for (const key of ["minutes", "seconds", "days", "absence"] as const)
      if (Number.isInteger(last[key])) this[key] = Math.max(0, last[key]!);
    if (last.pace && PACES.includes(last.pace)) this.setPace(last.pace as Pace);
  }

  /** Those who play at this screen besides the host, by name; who was given none is called by the number of the seat. */
  together(unnamed: (n: number) => string): string[] {
    return this.others.flatMap((sitter, i) => (sitter === HERE ? [this.names[i]?.trim() || unnamed(i + 2)] : []));
  }

  wish(): TableWish {
    if (!this.page) throw new Error("no game is laid out yet");
    return {
      game: this.page.game.key,
      seats: this.seats,
      options: Object.fromEntries(this.options.map(({ id, default: value }) => [id, this.chosen[id] ?? value])),
      bots: this.bots,
      title: this.title.trim(),
      public: this.isPublic && !this.startsAtOnce,
      spectators: this.spectators,
      spectators_speak: this.spectatorsSpeak,
      undo: this.undo,
      clock: this.clock(),
      absence: this.absence * MINUTE,
      ...(this.pack && { content: this.pack.text }),
    };
  }

  private clock(): Clock {
    switch (this.pace) {
      case "none":
        return { pace: "none" };
      case "live":
        return { pace: "live", budget: this.minutes * MINUTE, increment: this.seconds * 1000, grace: GRACE };
      case "slow":
        return { pace: "slow", budget: this.days * DAY };
    }
  }
}
