import { describe, expect, it, vi } from "vitest";
import type { Question } from "../wire/generated/messages";
import { CouldNot, LineLost } from "../wire/line.svelte";
import { Draft } from "./draft.svelte";
import { byRef, Plan, type Planned } from "./plan.svelte";

vi.mock("../wire/line.svelte", () => ({
  RefusedByRule: class extends Error {},
  CouldNot: class extends Error {},
  LineLost: class extends Error {},
}));

const question = (id: number, ...refs: string[]): Question => ({
  id,
  seat: 0,
  kind: "choose",
  prompt: [`ask.${id}`, {}],
  rule: "R-1",
  low: 1,
  high: 1,
  targets: [],
  caps: [],
  options: refs.map((ref, code) => ({ code, ref })),
});

/** A table that asks these questions one after the other; an error in the place of one is what an answer is told. */
const table = (...asked: (Question | Error | null)[]) => tableFor(() => false, asked);

/** The same for somebody who is asked twice where `asksAgain` says so. */
function tableFor(asksAgain: () => boolean, asked: (Question | Error | null)[]) {
  const sent: string[] = [];
  const counted: string[] = [];
  const draft: Draft = new Draft(async (_, [code]) => {
    const ref = draft.question?.options.find((option) => option.code === code)?.ref ?? "";
    const next = asked.shift() ?? null;
    if (next instanceof Error) throw next;
    sent.push(ref);
    draft.face(next);
  }, asksAgain);
  draft.face(asked.shift() as Question);
  const plan = new Plan(draft);
  const answer = (ref: string, more: Partial<Planned> = {}): Planned => ({
    find: byRef(ref),
    name: ref,
    counted: () => counted.push(ref),
    ...more,
  });
  /** As the page does whenever the draft changes, until nothing changes any more. */
  async function settle(): Promise<void> {
    for (let i = 0; i < 12; i++) {
      plan.goOn();
      await Promise.resolve();
      await Promise.resolve();
    }
  }
  return { draft, plan, sent, counted, answer, settle };
}

describe("a plan of several answers", () => {
  it("is sent in order, each to the question that follows from the one before", async () => {
    const { plan, sent, counted, answer, settle } = table(question(1, "a", "b"), question(2, "b", "a"), null);
    plan.begin([answer("a"), answer("b")]);
    expect(plan.isUnderWay).toBe(true);
    await settle();
    expect(sent).toEqual(["a", "b"]);
    expect(counted).toEqual(["a", "b"]);
    expect(plan.isUnderWay).toBe(false);
    expect(plan.stopped).toBeNull();
  });

  it("keeps what was sent when one in the middle is refused, and says which and why", async () => {
    const { plan, draft, sent, counted, answer, settle } = table(
      question(1, "a"),
      question(2, "b"),
      new CouldNot("x", "no"),
    );
    plan.begin([answer("a"), answer("b"), answer("c")]);
    await settle();
    expect(sent).toEqual(["a"]);
    expect(counted).toEqual(["a"]);
    expect(plan.stopped?.at.name).toBe("b");
    expect(plan.stopped?.trouble).toEqual(draft.trouble);
    expect(plan.isUnderWay).toBe(false);
  });

  it("ends where an answer is not asked for, unless it need not be", async () => {
    const { plan, sent, answer, settle } = table(question(1, "a"), question(2, "x"));
    plan.begin([answer("a"), answer("stop", { isOptional: true }), answer("b"), answer("x")]);
    await settle();
    expect(sent).toEqual(["a"]);
    expect(plan.stopped).toMatchObject({ at: { name: "b" }, trouble: null });
  });

  it("ends where no question comes: others are asked", async () => {
    const { plan, draft, sent, answer, settle } = table(question(1, "a"), null);
    plan.begin([answer("a"), answer("b")]);
    await settle();
    expect(plan.stopped?.at.name).toBe("b");
    draft.face(question(3, "b"));
    await settle();
    expect(sent).toEqual(["a"]);
  });

  it("waits while the line is lost, and goes on once the draft has sent the answer again", async () => {
    const { plan, draft, sent, answer, settle } = table(question(1, "a"), new LineLost(), question(2, "b"), null);
    plan.begin([answer("a"), answer("b")]);
    await settle();
    expect(sent).toEqual([]);
    expect(plan.isUnderWay).toBe(true);
    await draft.lineBack();
    await settle();
    expect(sent).toEqual(["a", "b"]);
    expect(plan.stopped).toBeNull();
  });

  it("goes on from where the game is when the lost answer had arrived after all", async () => {
    const { plan, draft, sent, counted, answer, settle } = table(question(1, "a"), new LineLost(), null);
    plan.begin([answer("a"), answer("b")]);
    await settle();
    draft.face(question(2, "b"));
    await settle();
    expect(sent).toEqual(["b"]);
    expect(counted).toEqual(["a", "b"]);
  });

  it("waits for the second press on an answer that is doubted, and ends if none comes", async () => {
    const { draft, plan, sent, answer, settle } = tableFor(() => true, [question(1, "a"), question(2, "b"), null]);
    plan.begin([answer("a"), answer("b")]);
    await settle();
    expect([draft.isDoubted, plan.isUnderWay, sent]).toEqual([true, true, []]);
    await draft.confirm();
    await settle();
    expect([draft.isDoubted, plan.isUnderWay, sent]).toEqual([true, true, ["a"]]);
    draft.clear();
    await settle();
    expect([plan.isUnderWay, plan.stopped, sent]).toEqual([false, null, ["a"]]);
  });

  it("is dropped by an undo", async () => {
    const { plan, draft, sent, answer, settle } = table(question(1, "a"), question(2, "b"));
    plan.begin([answer("a"), answer("b")]);
    plan.drop();
    await draft.attempt(async () => draft.face(question(3, "a")));
    await settle();
    expect(sent).toEqual(["a"]);
    expect(plan.stopped).toBeNull();
  });

  it("is dropped when the player sends something else in between", async () => {
    const { plan, draft, sent, answer } = table(question(1, "a"), question(2, "b", "z"), question(3, "b"));
    plan.begin([answer("a"), answer("b")]);
    for (let i = 0; i < 8; i++) await Promise.resolve();
    const other = draft.take(1);
    plan.goOn();
    await other;
    plan.goOn();
    expect(sent).toEqual(["a", "z"]);
    expect(plan.isUnderWay).toBe(false);
  });
});

describe("what follows an answer that is given by hand", () => {
  it("is sent after it, several options at once where several are wanted", async () => {
    const several = { ...question(2, "x", "y", "z"), high: 3 };
    const { draft, plan, sent, settle } = table(question(1, "a", "b"), several, null);
    const picks: (readonly number[])[] = [];
    const { given } = draft;
    draft.given = (asked, choice) => {
      picks.push(choice);
      given?.(asked, choice);
    };
    plan.follow(1, 0, [{ find: ({ options }) => options.slice(1) }]);
    await draft.take(0);
    await settle();
    expect(sent).toHaveLength(2);
    expect(picks).toEqual([[0], [1, 2]]);
    expect(plan.isUnderWay).toBe(false);
  });

  it("is not sent after another answer, nor once it was taken back", async () => {
    for (const answer of [1, 0]) {
      const { draft, plan, sent, answer: planned, settle } = table(question(1, "a", "b"), question(2, "c"), null);
      const back = plan.follow(1, 0, [planned("c")]);
      if (!answer) back();
      await draft.take(answer);
      await settle();
      expect(sent).toHaveLength(1);
    }
  });

  it("stops at another question, and says at which and with what", async () => {
    const { draft, plan, sent, answer, settle } = table(question(1, "a"), question(2, "other"));
    plan.follow(1, 0, [answer("c")]);
    await draft.take(0);
    await settle();
    expect(sent).toEqual(["a"]);
    expect(plan.stopped).toMatchObject({ at: { name: "c" }, trouble: null });
  });
});
