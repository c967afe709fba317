import type { Option, Question } from "../wire/generated/messages";
import type { Draft, Trouble } from "./draft.svelte";

/** One answer of a plan. */
export interface Planned {
  /** Which option of the question that then stands is meant, or which of them where several are wanted. */
  readonly find: (question: Question) => Option | readonly Option[] | undefined;
  /** What need not be asked: where it is no answer, the plan goes on without it. */
  readonly isOptional?: boolean;
  /** How it is called where the plan ends with it. */
  readonly name?: string;
  /** It was sent, and counts. */
  readonly counted?: () => void;
}

/** Why a plan ended before its time, and with which answer; without a trouble this answer was not asked for. */
interface Stopped {
  readonly at: Planned;
  readonly trouble: Trouble | null;
}

/** What follows an answer that is not given yet. */
interface Following {
  readonly question: number;
  readonly code: number;
  readonly answers: readonly Planned[];
}

/** An answer that was given by hand: the plan goes on from it. */
const BY_HAND: Planned = { find: () => undefined };

/** The option with exactly this reference, in a question with this prompt or in any. */
export const byRef =
  (ref: string, prompt?: string) =>
  (question: Question): Option | undefined =>
    prompt && question.prompt[0] !== prompt ? undefined : question.options.find((option) => option.ref === ref);

/**
 * Several answers that were thought of together, sent one after the other: each waits for the question that it answers.
 * What was sent stays, whatever becomes of the rest.
 */
export class Plan {
  private left = $state.raw<readonly Planned[]>([]);
  /** What ended the last plan early. */
  stopped = $state.raw<Stopped | null>(null);
  /** The question that was answered last, and with what. */
  private answered = $state.raw<{ readonly question: number; readonly by: Planned } | null>(null);
  readonly isUnderWay = $derived(this.left.length > 0 || this.answered !== null);
  /** Is an answer of this plan on its way, or was the line lost under one? Then the draft sends it again by itself. */
  private isSending = false;
  private following: Following | null = null;

  constructor(
    private readonly draft: Pick<Draft, "question" | "sending" | "busy" | "isDoubted" | "trouble" | "take" | "given">,
  ) {
    draft.given = (question, choice) => this.given(question, choice);
  }

  /**
   * If this option is what is answered next, by the primary button, Enter or a second press, these follow it. The result
   * takes that back.
   */
  follow(question: number, code: number, answers: readonly Planned[]): () => void {
    const following = { question, code, answers };
    this.following = following;
    return () => {
      if (this.following === following) this.following = null;
    };
  }

  private given({ id }: Question, choice: readonly number[]): void {
    const { following } = this;
    if (following?.question !== id || String(choice) !== String(following.code)) return;
    this.following = null;
    this.drop();
    this.stopped = null;
    this.left = following.answers;
    this.answered = { question: id, by: BY_HAND };
    this.isSending = true;
  }

  /** Send these, the first now. Another plan that is still under way is dropped. */
  begin(answers: readonly Planned[]): void {
    this.drop();
    this.left = answers;
    this.goOn();
  }

  /** What is not sent yet will not be: the player does something else. */
  drop(): void {
    this.left = [];
    this.answered = null;
    this.isSending = false;
    this.stopped = null;
  }

  /** To be called whenever the draft faces another question, has sent something, doubts it, or was told of a trouble. */
  goOn(): void {
    const { draft, answered } = this;
    const { question, sending, trouble } = draft;
    if (!this.isUnderWay && sending) this.stopped = null; // one goes on by hand
    if (!this.isUnderWay) return;
    const isOpen = answered && question?.id === answered.question;
    if (sending) {
      if (isOpen) this.isSending = true; // perhaps by hand, by who wants to be asked twice
      if (!this.isSending) this.drop(); // something else was sent meanwhile
      return;
    }
    if (isOpen && trouble?.kind === "line") return;
    this.isSending = false;
    if (isOpen && trouble) return this.stop(answered.by, trouble);
    if (isOpen) return draft.busy || draft.isDoubted ? undefined : this.drop(); // it was doubted, and not given again
    answered?.by.counted?.();
    this.answered = null;
    this.answerNext(question);
  }

  private answerNext(question: Question | null): void {
    const [next, ...rest] = this.left;
    if (!next) return;
    const options = question ? [next.find(question) ?? []].flat() : [];
    if (!options.length || !question) {
      this.left = rest;
      if (!next.isOptional) this.stop(next, null);
      else this.answerNext(question);
      return;
    }
    this.left = rest;
    const now = { question: question.id, by: next };
    this.answered = now;
    this.isSending = true;
    void this.draft.take(...options.map(({ code }) => code)).then(() => {
      // The next answer may be on its way already.
      if (this.answered === now && this.draft.trouble?.kind !== "line") this.isSending = false;
    });
  }

  private stop(at: Planned, trouble: Trouble | null): void {
    this.drop();
    this.stopped = { at, trouble };
  }
}
