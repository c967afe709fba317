import type { LiveTable } from "./live.svelte";
import { isOpen, leaveOpen } from "./uncovered";

/**
 * Several people at one screen: whose seat it shows, and when it must be covered and passed on. Every game is played so,
 * also those in which all decide at once: whoever sits in front goes on until they owe nothing more.
 */
export class Screen {
  /** Who sat in front before it was covered. */
  private former = $state<number | null>(null);
  /** The players want no cover at this table. */
  open = $state(false);

  /** The seats of this screen. */
  readonly own = $derived.by<readonly number[]>(() => {
    const me = this.me();
    return (this.table.now?.seats ?? []).flatMap((seat, i) => (me && seat.person === me ? [i] : []));
  });
  readonly isShared = $derived(this.own.length > 1);
  private readonly isPlaying = $derived.by(() => this.isShared && this.table.now?.stage === "playing");
  /** Nobody's hand is to be seen. */
  readonly isCovered = $derived.by(() => this.isPlaying && this.table.seat === null);
  /** Somebody has said that they sit in front; their seat is on its way. */
  readonly isOpening = $derived.by(() => this.isCovered && this.table.from !== null);
  /** Who owes an answer, the next of them clockwise first. */
  readonly owing = $derived.by<readonly number[]>(() => {
    const { owing = [], seats = [] } = this.table.now ?? {};
    const first = (this.former ?? -1) + 1;
    const turns = (seat: number) => (seat - first + seats.length) % seats.length;
    return [...owing].sort((a, b) => turns(a) - turns(b));
  });
  /** Who may still take back what they did last. */
  readonly undoable = $derived.by<readonly number[]>(() => this.table.now?.undoable ?? []);

  constructor(
    private readonly table: LiveTable,
    private readonly me: () => string,
  ) {
    this.open = isOpen(table.name);
  }

  /** See to it that the right seat is in front; to be called whenever the table has changed. */
  attend(): void {
    const { now, seat, from } = this.table;
    if (!now || !this.isShared) return;
    if (now.stage === "over") {
      if (seat === null && from === null) this.show(this.former ?? this.own[0]!); // no hand is a secret any more
      return;
    }
    const [next] = this.owing;
    if (now.stage !== "playing" || next === undefined || (seat !== null && this.owing.includes(seat))) return;
    if (this.open && (seat !== null || from === null)) this.show(next);
    else if (seat !== null) this.cover();
  }

  /** Hide everything that only the one in front may see. */
  cover(): void {
    this.former = this.table.seat ?? this.former;
    this.table.lookFrom(null);
  }

  /** That one sits in front now. */
  show(seat: number): void {
    this.former = this.table.seat ?? this.former;
    this.table.lookFrom(seat);
  }

  async takeBack(seat: number): Promise<void> {
    await this.table.undo(seat);
    this.show(seat);
  }

  leaveOpen(open: boolean): void {
    this.open = open;
    leaveOpen(this.table.name, open);
  }
}
