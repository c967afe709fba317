import type { Snippet } from "svelte";

/** Several answers that a board gathers before any of them is sent: what the bar shows in the place of the question. */
export interface Gathering {
  /** What is asked, if not what the question says. */
  readonly title?: string;
  /** What the primary button does, in words. */
  readonly act: string;
  readonly go: () => void;
  /** What is missing before anything can be sent, in the place of the button. */
  readonly missing?: string | undefined;
  /** Puts all back that was gathered; absent while nothing is. */
  readonly clear?: { readonly label: string; readonly press: () => void } | undefined;
  /** Is this option of the question a part of it? Others keep the usual bar. */
  readonly covers: (ref: string | undefined) => boolean;
  /** What was gathered. */
  readonly body: Snippet;
}

/** A tab of a board's own beside the log and the chat. */
export interface RailTab {
  readonly id: string;
  readonly label: string;
  /** How many things in it can be chosen now. */
  readonly count: number;
  /** How many of them others wait for, or are news: the button that opens the rail counts these. */
  readonly awaits?: number;
  readonly body: Snippet;
}

/** Where a board may lay something outside itself: in the bar, and in the rail. */
export class Places {
  gathering = $state.raw<Gathering | null>(null);
  /** What is picked, where the board knows more of it than the question: what the button says, and the line beside it. */
  picked = $state.raw<{ readonly act: string; readonly says: string } | null>(null);
  tabs = $state.raw<readonly RailTab[]>([]);
  /** The tab of the rail that is shown: "log", "chat", or one of the board's own. */
  shown = $state("log");
  /** Where the rail is a drawer: is it open? */
  isOpen = $state(false);

  /** `hasRail`: is there a rail at all? A replay has none. */
  constructor(readonly hasRail = false) {}

  open(tab: string): void {
    this.shown = tab;
    this.isOpen = true;
  }

  /** Open it, or put it back. */
  toggle(tab: string): void {
    if (this.shown !== tab) this.open(tab);
    else this.leave(tab);
  }

  /** Back to the log, if this tab is shown. */
  leave(tab: string): void {
    if (this.shown !== tab) return;
    this.shown = "log";
    this.isOpen = false;
  }
}
