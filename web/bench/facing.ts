import { Draft } from "../src/decision/draft.svelte";
import type { Question } from "../src/wire/generated/messages";

/** A question that offers three cards, unless it is changed. */
export function question(change: Partial<Question> = {}): Question {
  const options = [0, 1, 2].map((code) => ({ code, ref: `card:c${code}.${code}` }));
  return {
    id: 7,
    seat: 0,
    kind: "choose",
    prompt: ["ask.x", {}],
    rule: "R-1",
    low: 1,
    high: 1,
    targets: [],
    caps: [],
    options,
    ...change,
  };
}

/** A draft that faces such a question, what it sends, and with which wish not to be asked again. */
export function facing(change: Partial<Question> = {}) {
  const sent: [number, number[]][] = [];
  const wishes: boolean[] = [];
  const draft = new Draft(async (decision, choice, notAgain) => {
    sent.push([decision, choice]);
    wishes.push(notAgain);
  });
  draft.face(question(change));
  return { draft, sent, wishes };
}
