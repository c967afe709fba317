import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { BlockedOption, Option, Question } from "../wire/generated/messages";
import { CouldNot, LineLost, type Refusal, RefusedByRule } from "../wire/line.svelte";
import { isWord, Keys } from "./keys.svelte";
import { speaksOf, spokenOf } from "./match";
import { passing, usualAnswer, Waived } from "./waived.svelte";

/** What the player was told after an answer that did not count. */
export type Trouble = { kind: "rule"; refusal: Refusal } | { kind: "other"; text: string } | { kind: "line" };

/** For how long an answer that is to be given twice is doubted; then it is to be given twice anew. */
const DOUBT = 4000;
/** In less time nobody has read a question: what is pressed then was meant for the one before. */
const READ = 350;

/** Sends an answer, perhaps with the wish not to be asked again for a while; rejects as `Line.ask` does. */
export type Send = (decision: number, choice: number[], notAgain: boolean) => Promise<unknown>;

/**
 * An answer in the making: what is picked so far for the open question, and whether it can be sent. The same for every
 * game, since an answer's shape depends on the question's kind alone.
 */
export class Draft {
  question = $state.raw<Question | null>(null);
  /** Codes in the order in which they were picked (choose, order, confirm). */
  picks = $state.raw<readonly number[]>([]);
  amount = $state(0);
  /** For each option the code of its target (assign), or how many of it (offer). */
  counts = $state.raw<readonly number[]>([]);
  /** To whom an offer goes. */
  target = $state<number | null>(null);
  /** Where one answers as usual: and does so whenever that is asked, for a while. */
  notAgain = $state(false);
  readonly waived = new Waived();
  sending = $state(false);
  /** The open question, once its answer has arrived: it waits for what follows. */
  private spent = $state(-1);
  /** Does it take no answer just now? */
  readonly busy = $derived(this.sending || this.spent === this.question?.id);
  /** The choice was made once and wants to be made once more, as this reader wishes. */
  isDoubted = $derived.by(() => this.choice !== null && String(this.choice) === this.once);
  private once = $state<string | null>(null);
  private doubt: ReturnType<typeof setTimeout> | undefined;
  trouble = $state.raw<Trouble | null>(null);
  /** An answer that the line was lost under: perhaps it arrived. */
  private unsent: { question: Question; choice: number[]; notAgain: boolean } | null = null;
  /** What "not again" covers, if that was wished. */
  private wish = $state("");
  /** References of the things that are on the board now, with how many times each is there. */
  private shown = new SvelteMap<string, number>();
  /** Is told of each answer as it is sent, however it was given. */
  given: ((question: Question, choice: readonly number[]) => void) | null = null;
  /** Which key picks what. */
  readonly keys = new Keys();

  readonly isSingle = $derived(
    this.question?.kind === "confirm" ||
      (this.question?.kind === "choose" && this.question.low === 1 && this.question.high === 1),
  );
  readonly picked = $derived(
    this.picks.flatMap((code) => this.question?.options.find((option) => option.code === code) ?? []),
  );
  /** Will the server let this pass in a moment, as was wished? Until then one may still step in. */
  readonly passesSoon = $derived(!!this.question?.window && this.question.window === this.wish);
  readonly choice = $derived.by<number[] | null>(() => this.complete());
  /** Was something chosen that is not sent yet? */
  readonly isBegun = $derived(
    !!this.question &&
      (this.picks.length > 0 || String([this.amount, ...this.counts]) !== String(this.untouched(this.question))),
  );
  readonly ready = $derived(this.choice !== null && !this.busy);
  /** What one answers most often, as long as nothing is picked. */
  readonly lead = $derived.by(() =>
    this.isSingle && !this.picks.length ? this.question?.options.find(({ likely }) => likely) : undefined,
  );
  /** Does Enter answer now? */
  readonly goes = $derived(this.ready || (!!this.lead && !this.busy));
  /** Would sending this show something new, so that it cannot be taken back? */
  readonly reveals = $derived.by(() => {
    if (this.isSingle) return this.picked.some((option) => option.reveals);
    return this.question?.reveals ?? false;
  });
  /** Options that no thing on the board speaks for: they need a button of their own. */
  readonly loose = $derived.by(() => {
    const shown = new Set(this.shown.keys());
    return (this.question?.options ?? []).filter(({ ref }) => !spokenOf(ref).some((thing) => shown.has(thing)));
  });

  /** Questions that were answered here: one that is asked again was taken back, which is possible only once. */
  private readonly answered = new Set<number>();
  /** What was asked when a click, or the first one of several in a row, fell. */
  private clicked: number | undefined;
  /** Since when this is asked. */
  private since = 0;

  /** `asksAgain`: does an answer count only when it is given twice? `isQuick`: does one press answer, if it may be? */
  constructor(
    private readonly send: Send,
    private readonly asksAgain: (reveals: boolean) => boolean = () => false,
    private readonly isQuick: () => boolean = () => false,
  ) {}

  /** The table asks (or asks no more). A question that stays the same keeps what was picked. */
  face(question: Question | null): void {
    if (question && this.question && question.id === this.question.id && sameOptions(question, this.question)) {
      this.question = question;
      return;
    }
    this.question = question;
    this.since = performance.now();
    this.spent = -1;
    this.notAgain = false;
    this.trouble = null;
    this.begin(question);
  }

  private begin(question: Question | null): void {
    this.picks = [];
    this.once = null;
    const [amount = 0, ...counts] = question ? this.untouched(question) : [];
    this.amount = amount;
    this.target = question?.targets.length === 1 ? (question.targets[0]?.code ?? null) : null;
    this.counts = counts;
  }

  /** Amount and counts as a question finds them. */
  private untouched({ kind, low, options, targets }: Question): number[] {
    const first = kind === "assign" ? (targets[0]?.code ?? 0) : 0;
    return [kind === "amount" ? low : 0, ...options.map(() => first)];
  }

  /** To be called whenever it faces another question: one that was waived is answered as usual, unless that was undone. */
  passOver(): void {
    const { question } = this;
    if (question) this.waived.asked(question);
    if (!question || this.busy || this.trouble || !this.waived.has(question) || this.wasTakenBack) return;
    const usual = usualAnswer(question);
    if (usual) void this.answer(question, usual, false);
  }

  optionsOf(refs: readonly string[]): Option[] {
    return (this.question?.options ?? []).filter((option) => refs.some((ref) => speaksOf(option.ref, ref)));
  }

  /** The things on the board that speak for this option. */
  thingsOf({ ref }: Option): string[] {
    return [...this.shown.keys()].filter((shown) => speaksOf(ref, shown));
  }

  blockedOf(refs: readonly string[]): BlockedOption[] {
    return (this.question?.blocked ?? []).filter((option) => refs.some((ref) => speaksOf(option.ref, ref)));
  }

  /** Is something asked to which this thing of the board is no answer, though no rule speaks of it? */
  isUnasked(refs: readonly string[]): boolean {
    if (!this.question || !refs.some((ref) => this.shown.has(ref))) return false;
    return !this.optionsOf(refs).length && !this.blockedOf(refs).length;
  }

  has(code: number): boolean {
    return this.picks.includes(code);
  }

  toggle(code: number): void {
    const question = this.question;
    if (!question || this.busy) return;
    this.trouble = null;
    if (this.has(code)) this.picks = this.picks.filter((picked) => picked !== code);
    else if (this.isSingle || this.standsAlone(code)) this.picks = [code];
    else {
      const { kind, low, high } = question;
      const beside = this.picks.filter((picked) => !this.standsAlone(picked));
      if (kind === "order" || beside.length < high) this.picks = [...beside, code];
      else if (low === high) this.picks = [...beside.slice(1), code]; // the number is fixed: it takes the place of the first
    }
  }

  /** Among things of which several are chosen: what names none of them takes the place of all, and gives way to any. */
  private standsAlone(code: number): boolean {
    const { kind, options = [] } = this.question ?? {};
    if (kind !== "choose" || options.every(isWord)) return false;
    return options.some((option) => option.code === code && isWord(option));
  }

  setCount(index: number, value: number): void {
    this.counts = this.counts.map((count, i) => (i === index ? value : count));
  }

  /**
   * A press on what stands for this option. Where one is wanted and can be taken back, it is the answer; else it is picked,
   * and a second press answers. Where several are wanted it is picked or put back.
   */
  press(code: number): void {
    const option = this.question?.options.find((one) => one.code === code);
    if (!option || this.busy) return;
    if (this.isSingle && (this.has(code) || this.answersAtOnce(option))) void this.take(code);
    else this.toggle(code);
  }

  /** Was this question answered here before? What is answered now stands. */
  get wasTakenBack(): boolean {
    return this.answered.has(this.question?.id ?? -1) && !this.busy;
  }

  /** Is a press on it the whole answer? */
  answersAtOnce({ reveals, warning }: Option): boolean {
    return this.isSingle && this.isQuick() && !reveals && !warning && !this.wasTakenBack;
  }

  /** A press on a button whose label is the whole answer: only what one should think over wants a second one. */
  choose(option: Option): void {
    if (!this.isSingle || (option.warning && !this.has(option.code))) this.toggle(option.code);
    else void this.take(option.code);
  }

  /** What Enter and the primary button do: the likely answer while nothing is picked, else what is picked. */
  async go(): Promise<void> {
    if (this.lead) this.choose(this.lead);
    else await this.confirm();
  }

  /** Was this click, one of several in a row (`detail` of its event), begun when something else was asked? */
  strays(detail: number): boolean {
    if (detail < 2) this.clicked = this.question?.id;
    return this.clicked !== this.question?.id;
  }

  /** Was this pressed at a moment when nobody can have read what is asked, and would it be for good? */
  isUnread(timeStamp: number): boolean {
    if (this.isBegun || this.notAgain || timeStamp - this.since > READ) return false;
    return (this.lead ? this.lead.reveals : this.reveals) ?? false;
  }

  /** Nothing is picked any more. */
  clear(): void {
    if (!this.question || this.busy) return;
    this.begin(this.question);
  }

  /** Pick this one option, or these, and send it. */
  async take(...codes: readonly number[]): Promise<void> {
    if (this.busy) return;
    this.picks = codes;
    await this.confirm();
  }

  /** Do as one does most often, or let this chance pass, and do so for a while without being asked. */
  async rest(): Promise<void> {
    const { question } = this;
    if (!question || this.busy) return;
    const usual = passing(question) ?? usualAnswer(question);
    if (!usual) return;
    this.notAgain = true;
    await this.take(...usual);
  }

  async confirm(): Promise<void> {
    const { question, choice } = this;
    if (!question || !choice || this.busy) return;
    if (this.asksAgain(this.reveals) && !this.isDoubted) {
      this.once = String(choice);
      clearTimeout(this.doubt);
      this.doubt = setTimeout(() => (this.once = null), DOUBT);
      return;
    }
    this.once = null;
    if (this.notAgain && String(choice) === String(usualAnswer(question))) this.waived.add(question);
    const passes = String(choice) === String(passing(question));
    await this.answer(question, choice, passes && this.notAgain);
  }

  private async answer(question: Question, choice: number[], notAgain: boolean): Promise<void> {
    this.given?.(question, choice);
    await this.attempt(async () => {
      await this.send(question.id, choice, notAgain);
      this.answered.add(question.id);
      if (this.question?.id === question.id) this.spent = question.id;
      if (question.window) this.wish = notAgain ? question.window : "";
    });
    if (this.trouble?.kind === "line") this.unsent = { question, choice, notAgain };
  }

  /** Do something at the table; what it is told instead is shown as this draft's trouble. */
  async attempt(act: () => Promise<unknown>): Promise<void> {
    this.sending = true;
    this.unsent = null;
    this.trouble = null;
    try {
      await act();
    } catch (error) {
      this.trouble = asTrouble(error);
    } finally {
      this.sending = false;
    }
  }

  /** The line is back: an answer that was not confirmed is sent again, unless one has thought better of it meanwhile.
   * It counts once. If the game went on without it, the table says so itself. */
  async lineBack(): Promise<void> {
    const { unsent } = this;
    if (this.trouble?.kind !== "line") return;
    this.trouble = null;
    if (!unsent || unsent.question.id !== this.question?.id || String(unsent.choice) !== String(this.choice)) return;
    await this.answer(unsent.question, unsent.choice, unsent.notAgain);
    if (this.question?.id !== unsent.question.id) this.trouble = null;
  }

  /** A thing came onto the board; the result takes it away again. */
  show(refs: readonly string[]): () => void {
    const change = (ref: string, by: number) => {
      const count = (this.shown.get(ref) ?? 0) + by;
      if (count) this.shown.set(ref, count);
      else this.shown.delete(ref);
    };
    untrack(() => refs.forEach((ref) => void change(ref, 1)));
    return () => untrack(() => refs.forEach((ref) => void change(ref, -1)));
  }

  private complete(): number[] | null {
    const question = this.question;
    if (!question) return null;
    const { low, high, options } = question;
    switch (question.kind) {
      case "confirm":
        return this.picks.length === 1 ? [...this.picks] : null;
      case "choose":
        return this.picks.length >= low && this.picks.length <= high ? [...this.picks] : null;
      case "order":
        return this.picks.length === options.length ? [...this.picks] : null;
      case "amount":
        return Number.isInteger(this.amount) && this.amount >= low && this.amount <= high ? [this.amount] : null;
      case "assign":
        return [...this.counts];
      case "offer":
        return this.target === null ? null : [this.target, ...this.counts];
    }
  }
}

function asTrouble(error: unknown): Trouble {
  if (error instanceof RefusedByRule) return { kind: "rule", refusal: error.refusal };
  if (error instanceof CouldNot) return { kind: "other", text: error.message };
  if (error instanceof LineLost) return { kind: "line" };
  throw error;
}

function sameOptions(a: Question, b: Question): boolean {
  return a.options.length === b.options.length && a.options.every((option, i) => option.code === b.options[i]?.code);
}
