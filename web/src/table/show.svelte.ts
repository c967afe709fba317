import { type Beat, beats, type Moment, type Reader } from "./beats";
import type { Line } from "./lines";
import { Scenes } from "./scenes.svelte";

/** A turn that goes on is waited for so long, so that its deeds are one beat: programs answer within milliseconds. */
const GATHER = 150;

/** How this page may show things now. */
export interface Circumstances extends Reader {
  /** Nobody looks, or the reader's own time runs: whatever waits is shown at once. */
  readonly isUrgent: boolean;
}

/** What is to be seen now, all that it tells, what waits behind it, and whether the reader wants no scene of it played. */
type See<M extends Moment> = (moment: M, told: readonly Line[], behind: readonly M[], isSkipped: boolean) => number;

/**
 * Shows what was received beat by beat. `see` is told what is to be seen now, and says for how long a scene of it keeps
 * back what follows; what the reader does is seen before all else, and `skip` shows everything.
 */
export class Show<M extends Moment> {
  /** What is said of the beat that is shown; empty if none is. */
  said = $state.raw<readonly Line[]>([]);
  /** Is there more to come, or a beat on the screen? */
  isOn = $state(false);
  readonly scenes = new Scenes(() => this.release());
  private queue: M[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isHolding = false;
  /** Up to this version all is to be seen as soon as it comes: it is what the reader has done. */
  private owed = -1;

  constructor(
    private readonly see: See<M>,
    private readonly circumstances: () => Circumstances,
  ) {}

  /** News that came together; shown now, or when their time has come. */
  take(moments: readonly M[]): void {
    this.queue.push(...moments);
    this.seeOwed();
    this.goOn();
  }

  /** The reader did this: it is seen at once, with what it led to. */
  upTo(version: number): void {
    this.owed = Math.max(this.owed, version);
    this.seeOwed();
    this.goOn();
  }

  /** Everything now. */
  skip(): void {
    this.rest();
    this.scenes.settle();
    const all = this.queue.splice(0);
    const last = all.at(-1);
    if (last) this.see(last, toldBy(all), [], true);
  }

  /** Forget what waits: the table was told anew. */
  clear(): void {
    this.queue = [];
    this.scenes.clear();
    this.rest();
  }

  private seeOwed(): void {
    const owed = this.queue.filter(({ version }) => version <= this.owed);
    const last = owed.at(-1);
    if (!last) return;
    this.rest();
    this.queue.splice(0, owed.length);
    const lines = owed.flatMap((moment) => moment.lines);
    const [beat] = beats([{ ...last, lines }], this.circumstances(), last.came);
    if (beat) this.present(beat);
  }

  private goOn(): void {
    const how = this.circumstances();
    if (how.isUrgent || how.pace === "at_once") return this.skip();
    if (this.isHolding) return;
    clearTimeout(this.timer);
    const now = performance.now();
    const [beat, ...others] = beats(this.queue, how, now);
    if (!beat) return this.rest();
    const last = beat.moments.at(-1)!;
    const young = last.came + GATHER - now;
    if (beat.said.length && !others.length && !last.closes && young > 0) {
      this.isOn = true;
      this.timer = setTimeout(() => this.goOn(), young);
      return;
    }
    this.queue.splice(0, beat.moments.length);
    this.present(beat);
    if (!this.isHolding) this.goOn();
  }

  private present({ moments, said, lasts }: Beat<M>): void {
    const holds = Math.max(lasts, this.see(moments.at(-1)!, toldBy(moments), this.queue, false));
    if (!holds) return;
    this.said = said;
    this.isOn = true;
    this.isHolding = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.release(), holds);
  }

  private release(): void {
    this.isHolding = false;
    this.goOn();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.isHolding = false;
    this.isOn = false;
    this.said = [];
  }
}

const toldBy = (moments: readonly Moment[]): Line[] => moments.flatMap(({ lines }) => lines);
