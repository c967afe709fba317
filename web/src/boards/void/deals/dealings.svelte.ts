import { getContext, setContext } from "svelte";
import type { Line } from "../../../table/lines";
import type { Offer } from "../view";
import type { Lack } from "./lacks";
import { partnerOf } from "./questions";

/** How an offer stands, or how it ended. */
export type Fate = "waits" | "refused" | "accepted" | "withdrawn" | "lapsed";

/** What a deal may change of one's own. */
export interface Purse {
  readonly credits: number;
  readonly cards: number;
}

/** The latest offer between the reader and another. */
export interface Dealing {
  readonly offer: Offer;
  readonly fate: Fate;
  /** What happened up to this version was before it. */
  readonly since: number;
  readonly before: Purse;
  readonly after: Purse;
  /** Of an offer that fell: what was missing, if the reader may know it. */
  readonly lack?: Lack | null;
}

const ENDS: Readonly<Record<string, Fate>> = {
  refuses_offer: "refused",
  withdraws: "withdrawn",
  lapses: "lapsed",
  deal: "accepted",
  gift: "accepted",
};

/** Others answer at their own pace; what programs answer is not told before one has seen that one's offer was made. */
const LEAST_THOUGHT = 600;

/** How this offer ended, by what was told since; null: it did not. */
export function fateOf({ by, to }: Pick<Offer, "by" | "to">, told: readonly Line[]): Fate | null {
  const isAboutThem = ({ kind, args: { side, other } }: Line) => {
    const there = side === `seat:${by}` && other === `seat:${to}`;
    const back = side === `seat:${to}` && other === `seat:${by}`;
    if (kind === "refuses_offer") return back;
    return ENDS[kind] === "accepted" ? there || back : there;
  };
  const last = told.findLast((line) => line.kind in ENDS && isAboutThem(line));
  return last ? ENDS[last.kind]! : null;
}

/** What became of the reader's offers and of those that the reader got, as far as this page has seen them. */
export class Dealings {
  private all = $state.raw<ReadonlyMap<number, Dealing>>(new Map());
  /** With whom an answer of a program is not told yet. */
  private thinking = $state<number | null>(null);
  /** Ends that were not looked at. */
  private unseen = $state.raw<readonly number[]>([]);
  private last = -1;

  /** The latest offer with this player. */
  with(other: number): Dealing | null {
    const found = this.all.get(other);
    return found && this.thinking === other ? { ...found, fate: "waits" } : (found ?? null);
  }

  /** Players with whom an offer of the reader's ended, while the reader looked elsewhere. */
  get news(): readonly number[] {
    return this.unseen.filter((other) => other !== this.thinking);
  }

  seen(other: number): void {
    this.unseen = this.unseen.filter((one) => one !== other);
  }

  /** It is over and done with. */
  forget(other: number): void {
    this.seen(other);
    this.all = new Map([...this.all].filter(([one]) => one !== other));
  }

  /** The reader makes this offer. */
  sends(offer: Offer, purse: Purse): void {
    this.put(offer.to, { offer, fate: "waits", since: this.last, before: purse, after: purse });
    this.thinking = offer.to;
    setTimeout(() => {
      if (this.thinking === offer.to) this.thinking = null;
    }, LEAST_THOUGHT);
  }

  /** What is open now, and all that was told. `lackOf`: what is missing now for an offer. */
  note(
    seat: number | null,
    open: readonly Offer[],
    told: readonly Line[],
    purse: Purse,
    lackOf: (offer: Offer) => Lack | null = () => null,
  ): void {
    this.last = Math.max(this.last, told.at(-1)?.version ?? -1);
    for (const [other, dealing] of this.all) {
      if (dealing.fate !== "waits") continue;
      const fate = fateOf(
        dealing.offer,
        told.filter(({ version }) => version > dealing.since),
      );
      if (!fate) continue;
      const lack = fate === "lapsed" ? lackOf(dealing.offer) : null;
      this.put(other, { ...dealing, fate, after: purse, lack });
      if (dealing.offer.by === seat && fate !== "withdrawn") this.unseen = [...this.unseen, other];
    }
    for (const offer of open) {
      const other = partnerOf(offer, seat);
      const known = this.all.get(other);
      if (known?.fate === "waits" && known.offer.by === offer.by) continue;
      this.put(other, { offer, fate: "waits", since: this.last, before: purse, after: purse });
    }
  }

  private put(other: number, dealing: Dealing): void {
    this.all = new Map([...this.all, [other, dealing]]);
  }
}

const KEY = Symbol("dealings");

export const setDealings = (dealings: Dealings): Dealings => setContext(KEY, dealings);
export const getDealings = (): Dealings => getContext<Dealings>(KEY);
