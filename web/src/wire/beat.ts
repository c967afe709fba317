/** What a beat does with its line. */
interface Pulse {
  /** Ask for a sign of life. `hidden`: nobody looks at this page, so that its timers may run late. */
  ping(hidden: boolean): void;
  /** Nothing is heard any more: the line is dead, though nobody said so. */
  silent(): void;
}

/** Milliseconds. Together they are the longest that a dead line looks alive. */
const QUIET = 2_500;
const PATIENCE = 3_000;
/** The same where there is reason to doubt: the browser says that it is offline, or woke up. */
const DOUBT = 1_500;
/** What came while the page was busy may stand in the queue behind the timer that misses it: a moment for that. */
const BREATH = 100;
/** A timer that is later than this was held up: the page slept, or was throttled, and may not have heard what came. */
const LATE = 1_000;

/**
 * Whether the other side still hears us. A network that fails says nothing, and a socket without network hangs for
 * minutes; so somebody who has said nothing for a while pings, and every ask has a reply. The server knows the same of us
 * from our pings (`docs/protocol.md`, "Presence and chat").
 */
export class Beat {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private due = 0;
  private spokeAt = 0;
  /** Since when we wait for a word. */
  private waitsSince: number | null = null;
  private patience = PATIENCE;
  private isLastChance = false;
  private runs = false;

  constructor(private readonly pulse: Pulse) {}

  /** Ping at once: from then on our silence means something to the server. */
  start(): void {
    this.runs = true;
    this.heard();
    this.ping();
    this.plan();
  }

  stop(): void {
    this.runs = false;
    clearTimeout(this.timer);
  }

  /** Something was sent that has a reply. */
  spoke(): void {
    this.spokeAt = performance.now();
    this.waitsSince ??= this.spokeAt;
  }

  heard(): void {
    this.waitsSince = null;
    this.patience = PATIENCE;
    this.isLastChance = false;
  }

  /** Something happened to this page or its network: is the line still good? */
  doubt(): void {
    if (!this.runs) return;
    this.heard();
    this.patience = DOUBT;
    this.ping();
    this.plan();
  }

  /** The page is shown or hidden. The server must know before the timers run late. */
  turn(): void {
    if (!this.runs) return;
    if (document.hidden) this.ping();
    else this.doubt();
  }

  private ping(): void {
    this.pulse.ping(document.hidden);
  }

  private plan(): void {
    clearTimeout(this.timer);
    const now = performance.now();
    const missed = (this.waitsSince ?? Number.POSITIVE_INFINITY) + this.patience - BREATH;
    this.due = this.isLastChance ? now + BREATH : Math.min(this.spokeAt + QUIET, missed);
    this.timer = setTimeout(() => this.look(), Math.max(0, this.due - now));
  }

  private look(): void {
    const now = performance.now();
    if (now - this.due > LATE) return this.doubt();
    if (this.isLastChance) return this.pulse.silent();
    this.isLastChance = this.waitsSince !== null && now - this.waitsSince >= this.patience - BREATH;
    if (now - this.spokeAt >= QUIET) this.ping();
    this.plan();
  }
}
