import { getContext, setContext } from "svelte";
import type { Draft } from "../../../decision/draft.svelte";
import { byRef, type Plan, type Planned } from "../../../decision/plan.svelte";
import type { BlockedOption, Option } from "../../../wire/generated/messages";
import type { Content } from "../content";
import { promptOf } from "../question";

/** One thing that is to be built or researched, by the reference of its answer. */
export interface Order {
  readonly ref: string;
  /** What it costs at the moment. */
  readonly price: number;
}

/** What the reader has of a pre-round: credits that are left, and what was sent already. */
export interface Means {
  readonly content: Content;
  readonly credits: number;
  /** How many of a ship are left to build. */
  readonly left: (ship: string) => number;
  readonly name: (ref: string) => string;
}

const DONE = "done";
export const idOf = ({ ref }: Pick<Order, "ref">): string => ref.slice(ref.indexOf(":") + 1);
const isResearch = ({ ref }: Pick<Order, "ref">): boolean => ref.startsWith("research:");
const isPort = ({ ref }: Pick<Order, "ref">): boolean => ref.startsWith("port:");

/**
 * What is to be built and researched in a pre-round: gathered here, and sent in order with one confirmation. What was
 * sent stays, whatever becomes of the rest, and lies in the cart of the view.
 */
export class Yard {
  private ordered = $state.raw<readonly Order[]>([]);

  constructor(
    private readonly draft: Draft | null,
    private readonly plan: Plan | null,
    private readonly means: () => Means,
  ) {}

  readonly isOpen = $derived.by(() => promptOf(this.draft?.question) === "ask.shop");
  /** What was gathered: technologies first, since they may open ships. */
  readonly orders = $derived.by(() => [
    ...this.ordered.filter(isResearch),
    ...this.ordered.filter((order) => !isResearch(order)),
  ]);
  readonly cost = $derived.by(() => this.ordered.reduce((sum, { price }) => sum + price, 0));
  readonly left = $derived.by(() => this.means().credits - this.cost);

  n(ref: string): number {
    return this.ordered.filter((order) => order.ref === ref).length;
  }

  /** The option that this would answer with; also one that opens with a technology that was gathered. */
  private optionOf(ref: string): Option | BlockedOption | undefined {
    const { options = [], blocked = [] } = this.draft?.question ?? {};
    const isIt = (option: { ref?: string | undefined }) => option.ref === ref;
    return options.find(isIt) ?? blocked.find((option) => isIt(option) && this.opens(ref, option));
  }

  private opens(ref: string, { refusal }: BlockedOption): boolean {
    if (refusal.code !== "ship_locked") return false;
    const powers = this.ordered
      .filter(isResearch)
      .flatMap((order) => this.means().content.maybeRow("technology", idOf(order))?.powers ?? []);
    return powers.some((power) => power.kind === "unlock_ship" && power.ship === idOf({ ref }));
  }

  /** Is it an answer at all, whatever was gathered? */
  isOffered(ref: string): boolean {
    return this.isOpen && !!this.optionOf(ref);
  }

  priceOf(ref: string): number {
    return priceIn(this.optionOf(ref));
  }

  /** How many technologies more may be researched in this round. */
  readonly research = $derived.by(() => Number(this.draft?.question?.prompt[1]?.research ?? 1));

  mayAdd(ref: string): boolean {
    if (!this.isOffered(ref) || this.priceOf(ref) > this.left) return false;
    const order = { ref };
    if (isResearch(order)) return !this.n(ref) && this.ordered.filter(isResearch).length < this.research;
    if (isPort(order) && this.ordered.some(isPort)) return false;
    const alike = this.ordered.filter((other) => !isResearch(other) && idOf(other) === idOf(order)).length;
    return alike < this.means().left(idOf(order));
  }

  add(ref: string): void {
    if (this.mayAdd(ref)) this.ordered = [...this.ordered, { ref, price: this.priceOf(ref) }];
  }

  /** One of them less; ships that only a technology opened go with it. */
  remove(ref: string): void {
    const at = this.ordered.findLastIndex((order) => order.ref === ref);
    if (at < 0) return;
    this.ordered = this.ordered.toSpliced(at, 1);
    if (isResearch({ ref })) this.ordered = this.ordered.filter((order) => this.isOffered(order.ref));
  }

  /** A technology: one press picks it in the place of another, the next one puts it back. */
  switch(ref: string): void {
    if (this.n(ref)) return this.remove(ref);
    const others = this.ordered.filter(isResearch);
    const gone = this.research <= others.length ? others.at(-1) : undefined;
    const price = this.priceOf(ref);
    if (!this.isOffered(ref) || !this.research || price > this.left + (gone?.price ?? 0)) return;
    if (gone) this.remove(gone.ref);
    this.add(ref);
  }

  /** Could it be picked, if need be in the place of another technology? */
  maySwitch(ref: string): boolean {
    const others = this.ordered.filter(isResearch);
    const back = this.research <= others.length ? (others.at(-1)?.price ?? 0) : 0;
    return !!this.n(ref) || (this.isOffered(ref) && this.research > 0 && this.priceOf(ref) <= this.left + back);
  }

  clear(): void {
    this.ordered = [];
  }

  /** Keep of it what can still be had: something was answered without the yard, from the list or on another screen. */
  keep(): void {
    const { orders } = this;
    this.clear();
    for (const { ref } of orders) this.add(ref);
  }

  /** Send it all, then finish. What counted leaves the yard. */
  finish(): void {
    const answers = this.orders.map(
      ({ ref }): Planned => ({
        find: byRef(ref, "ask.shop"),
        name: this.means().name(ref),
        counted: () => this.remove(ref),
      }),
    );
    this.plan?.begin([...answers, { find: byRef(DONE, "ask.shop") }]);
  }

  /** Is this option a part of it? */
  readonly covers = (ref: string | undefined): boolean =>
    ref === undefined || ref === DONE || /^(build|port|research):/.test(ref);
}

const priceIn = (option: Option | BlockedOption | undefined): number => Number(option?.text?.[1]?.n ?? 0);

const KEY = Symbol("yard");

export const setYard = (yard: Yard): Yard => setContext(KEY, yard);
export const getYard = (): Yard => getContext<Yard>(KEY);
