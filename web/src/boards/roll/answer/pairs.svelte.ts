import { getContext, setContext } from "svelte";
import type { Draft } from "../../../decision/draft.svelte";
import type { Option } from "../../../wire/generated/messages";
import { promptOf } from "../question";
import type { Placing } from "./placing";

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
  /** Is it the whole answer, so that it is not taken before it is dropped? */
  isAlone?: boolean;
  take(): void;
}

/** A worker in a column: these may be moved on the plate of a phase. */
const WORKER = /^die:\w+@(?:explore|develop|settle|produce|ship)\b/;

/**
 * Answers on this board: some name one thing, some two, which may be pointed at in any order. An assignment of wilds is
 * made of such pairs too, a die and its column, one after the other.
 */
export class Picking {
  /** The halves that were pointed at so far, for the question in `asked`. */
  private halves = $state.raw<{ asked: number; from: string; to: string }>({ asked: -1, from: "", to: "" });

  /** The very thing that was pressed: of dice alike only one is marked. */
  private piece = $state("");
  /** The worker that is to select a phase, taken before the phase. */
  private lead = $state("");
  private put = $state.raw<Placing | null>(null);

  /** `kindsIn`: which kinds of dice stand in the column of a phase. */
  constructor(
    private readonly draft: Draft,
    private readonly kindsIn: (phase: string) => readonly string[] = () => [],
  ) {}

  /** A worker on its way to the plate of a phase: it is drawn there at once, while the answers go out. */
  readonly placing = $derived.by(() => (this.put && (this.draft.busy || this.lead) ? this.put : null));

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
      const found = this.whole(name, names) ?? this.half(name, "from", names) ?? this.half(name, "to", names);
      if (found) return found;
    }
    return this.leading(names[0] ?? "");
  }

  /**
   * The table asks for the phase, then for the worker that selects it. Both may be pointed at in any order: a worker that
   * was taken first answers the second question as soon as it is asked. Call it whenever something else is asked.
   */
  goOn(): void {
    const { question, busy, trouble } = this.draft;
    const prompt = promptOf(question);
    if (trouble || !["ask.select", "ask.selector"].includes(prompt)) this.lead = "";
    if (busy) return;
    if (!this.lead) this.put = null;
    if (!this.lead || prompt !== "ask.selector") return;
    const option = question?.options.find(({ ref = "" }) => isOne(this.lead, ref));
    this.lead = "";
    if (option) void this.draft.take(option.code);
  }

  private whole(name: string, names: readonly string[]): Part | undefined {
    const { question } = this.draft;
    if (question?.kind === "assign") return undefined;
    const option = question?.options.find(({ ref }) => ref === name);
    if (!question || !option) return undefined;
    const isSelector = promptOf(question) === "ask.selector";
    const isTaken = this.draft.has(option.code) && this.isThe(name, names);
    return {
      options: [option],
      isTaken,
      isMovable: isSelector,
      isAlone: isSelector,
      take: () => this.answer(option, names[0] ?? name),
    };
  }

  private answer(option: Option, thing: string): void {
    const { question } = this.draft;
    this.piece = thing;
    if (promptOf(question) === "ask.selector") {
      this.put = { die: thing, phase: String(question?.prompt[1].phase).replace("phase:", "") };
    } else if (promptOf(question) === "ask.select") {
      const phase = (option.ref ?? "").replace("phase:", "");
      if (!this.lead && this.draft.answersAtOnce(option)) this.lead = this.standingIn(phase);
      if (this.lead) {
        this.put = { die: this.lead, phase };
        return void this.draft.take(option.code);
      }
    }
    this.draft.press(option.code);
  }

  /** Who selects a phase that is pressed with no worker in hand: one that shows it, and works there all the same; else "". */
  private standingIn(phase: string): string {
    const [kind] = this.kindsIn(phase);
    return kind ? `die:${kind}@${phase}.0` : "";
  }

  /** While a phase is asked for, the worker that will select it may be taken first. */
  private leading(thing: string): Part | undefined {
    const { question } = this.draft;
    if (promptOf(question) !== "ask.select" || !WORKER.test(thing)) return undefined;
    const isTaken = this.lead === thing;
    const take = () => {
      if (!this.draft.busy) this.lead = isTaken ? "" : thing;
    };
    return { options: question?.options ?? [], isTaken, isMovable: true, take };
  }

  /** Of things alike that one option names: is it the one that was pressed, or stands for all? */
  private isThe(name: string, names: readonly string[]): boolean {
    const [finest = name] = names;
    if (finest === name || !isOne(finest, name)) return true;
    return isOne(this.piece, name) ? finest === this.piece : finest === `${name}.0`;
  }

  private half(name: string, side: "from" | "to", names: readonly string[]): Part | undefined {
    const other = side === "from" ? this.to : this.from;
    const pairs = this.pairs.filter((pair) => pair[side] === name);
    const fitting = pairs.filter((pair) => !other || pair[side === "from" ? "to" : "from"] === other);
    // What fits nothing that was taken may still be taken instead of it.
    const options = (fitting.length ? fitting : side === "from" ? pairs : []).map(({ option }) => option);
    if (!options.length) return undefined;
    const isTaken = this[side] === name && this.isThe(name, names);
    const take = () => {
      if (side === "from") this.piece = names[0] ?? name;
      this.take(name, side, isTaken);
    };
    return { options, isTaken, isMovable: side === "from", take };
  }

  private take(name: string, side: "from" | "to", wasTaken: boolean): void {
    const { question } = this.draft;
    if (!question || this.draft.busy) return;
    if (question.kind === "assign") return this.assign(name, side);
    const opposite = side === "from" ? "to" : "from";
    // The second press on what is picked answers, as everywhere.
    const [answer] = this.draft.picked;
    if (wasTaken && answer && this.isPressed(opposite)) return void this.draft.take(answer.code);
    const taken = wasTaken ? "" : name;
    const halves = { asked: question.id, from: this.from, to: this.to, [side]: taken };
    const isSecondTap = this.isPressed(opposite);
    if (taken && !this.pairs.some((pair) => pair.from === halves.from && pair.to === halves.to)) {
      const only = this.pairs.filter((pair) => pair[side] === taken);
      const others = new Set(only.map((pair) => pair[opposite]));
      halves[opposite] = others.size === 1 ? [...others][0]! : "";
    }
    this.halves = halves;
    const pair = this.pairs.find(({ from, to }) => from === halves.from && to === halves.to);
    // A half that was there by itself is no press: then the answer is picked, so that it can be thought over.
    if (pair && isSecondTap && this.draft.answersAtOnce(pair.option)) void this.draft.take(pair.option.code);
    else this.draft.picks = pair ? [pair.option.code] : [];
  }

  private isPressed(side: "from" | "to"): boolean {
    return this.halves.asked === this.draft.question?.id && !!this.halves[side];
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

/** Is this thing, such as `die:home@explore.1`, one of those that the name means: itself, or of dice alike any? */
const isOne = (thing: string, name: string): boolean => thing === name || thing.replace(/\.\d+$/, "") === name;

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
