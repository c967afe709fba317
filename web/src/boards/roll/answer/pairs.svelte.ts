import { getContext, setContext } from "svelte";
import type { Draft } from "../../../decision/draft.svelte";
import type { Option } from "../../../wire/generated/messages";
import { isStep } from "../question";

/** An option as two things that one points at: what is moved, and where it goes. */
export interface Pair {
  option: Option;
  from: string;
  to: string;
}

/** `die:home@explore>ship` is a die and a phase; an option without `>` is one thing. */
export function pairOf(option: Option): Pair | null {
  const ref = option.ref ?? "";
  const at = ref.indexOf(">");
  return at < 0 ? null : { option, from: ref.slice(0, at), to: ref.slice(at + 1) };
}

/** What a thing on the board is to the open question. */
export interface Part {
  options: readonly Option[];
  isTaken: boolean;
  /** Can it be dragged to where it goes? */
  isMovable: boolean;
  take(): void;
}

/**
 * Answers on this board: some name one thing, some two, which may be pointed at in any order. An assignment of wilds is
 * made of such pairs too, a die and its column, one after the other.
 */
export class Picking {
  /** The halves that were pointed at so far, for the question in `asked`. */
  private halves = $state.raw<{ asked: number; from: string; to: string }>({ asked: -1, from: "", to: "" });

  constructor(private readonly draft: Draft) {}

  private readonly pairs = $derived.by<readonly Pair[]>(() => {
    const question = this.draft.question;
    if (question?.kind === "assign")
      return question.options.flatMap((option) =>
        question.targets.map((target) => ({ option, from: option.ref ?? "", to: target.ref ?? "" })),
      );
    return (question?.options ?? []).flatMap((option) => pairOf(option) ?? []);
  });

  /** What is moved; while wilds are assigned, the first one until another is pointed at. */
  readonly from = $derived.by(() => {
    if (this.halves.asked === this.draft.question?.id) return this.halves.from;
    return this.draft.question?.kind === "assign" ? (this.pairs[0]?.from ?? "") : (this.only("from") ?? "");
  });
  readonly to = $derived.by(() => {
    if (this.halves.asked === this.draft.question?.id) return this.halves.to;
    return this.draft.question?.kind === "assign" ? "" : (this.only("to") ?? "");
  });

  /** What a thing with these names, the finest first, is to the open question; undefined: nothing. */
  partOf(names: readonly string[]): Part | undefined {
    for (const name of names) {
      const found = this.whole(name) ?? this.half(name, "from") ?? this.half(name, "to");
      if (found) return found;
    }
    return undefined;
  }

  private whole(name: string): Part | undefined {
    const { question } = this.draft;
    if (question?.kind === "assign") return undefined;
    const option = question?.options.find(({ ref }) => ref === name);
    if (!question || !option) return undefined;
    const take = () => (isStep(question, option) ? void this.draft.take(option.code) : this.draft.toggle(option.code));
    return { options: [option], isTaken: this.draft.has(option.code), isMovable: false, take };
  }

  private half(name: string, side: "from" | "to"): Part | undefined {
    const other = side === "from" ? this.to : this.from;
    const pairs = this.pairs.filter((pair) => pair[side] === name);
    const fitting = pairs.filter((pair) => !other || pair[side === "from" ? "to" : "from"] === other);
    // What fits nothing that was taken may still be taken instead of it.
    const options = (fitting.length ? fitting : side === "from" ? pairs : []).map(({ option }) => option);
    if (!options.length) return undefined;
    return { options, isTaken: this[side] === name, isMovable: side === "from", take: () => this.take(name, side) };
  }

  private take(name: string, side: "from" | "to"): void {
    const { question } = this.draft;
    if (!question || this.draft.sending) return;
    if (question.kind === "assign") return this.assign(name, side);
    const taken = this[side] === name ? "" : name;
    const halves = { asked: question.id, from: this.from, to: this.to, [side]: taken };
    const opposite = side === "from" ? "to" : "from";
    // A half that was taken by itself is no tap: then the answer is confirmed, so that it can be thought over.
    const isSecondTap = this.halves.asked === question.id && !!this.halves[opposite];
    if (taken && !this.pairs.some((pair) => pair.from === halves.from && pair.to === halves.to)) {
      const only = this.pairs.filter((pair) => pair[side] === taken);
      const others = new Set(only.map((pair) => pair[opposite]));
      halves[opposite] = others.size === 1 ? [...others][0]! : "";
    }
    this.halves = halves;
    const pair = this.pairs.find(({ from, to }) => from === halves.from && to === halves.to);
    if (pair && isSecondTap && isStep(question, pair.option)) void this.draft.take(pair.option.code);
    else this.draft.picks = pair ? [pair.option.code] : [];
  }

  /** A wild goes to a column, and the next one is at hand. */
  private assign(name: string, side: "from" | "to"): void {
    const question = this.draft.question!;
    const dice = question.options.map(({ ref = "" }) => ref);
    if (side === "from") {
      this.halves = { asked: question.id, from: name, to: "" };
      return;
    }
    const at = dice.indexOf(this.from);
    const target = question.targets.find(({ ref }) => ref === name);
    if (at < 0 || !target) return;
    this.draft.setCount(at, target.code);
    this.halves = { asked: question.id, from: dice[(at + 1) % dice.length] ?? "", to: "" };
  }

  /** Where only one thing is possible on this side, it is taken by itself. */
  private only(side: "from" | "to"): string | undefined {
    const names = new Set(this.pairs.map((pair) => pair[side]));
    return names.size === 1 ? [...names][0] : undefined;
  }
}

const KEY = Symbol("picking");

/** Null where nothing can be answered. */
export function setPicking(picking: Picking | null): void {
  setContext(KEY, picking);
}

export function getPicking(): Picking | null {
  return getContext<Picking | null>(KEY) ?? null;
}

/** A thing that is no part of the open question. */
export const NO_PART: Part = { options: [], isTaken: false, isMovable: false, take: () => {} };
