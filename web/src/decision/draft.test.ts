import { describe, expect, test, vi } from "vitest";
import { facing, question } from "../../bench/facing";
import type { Question } from "../wire/generated/messages";
import { Draft } from "./draft.svelte";
import { speaksOf, spokenOf } from "./match";

vi.mock("../wire/line.svelte", () => ({
  RefusedByRule: class extends Error {
    constructor(readonly refusal: unknown) {
      super();
    }
  },
  CouldNot: class extends Error {},
  LineLost: class extends Error {},
}));

describe("which option speaks of which thing", () => {
  test.each([
    ["card:harbour.0", "card:harbour.0", true],
    ["card:harbour.0.1", "card:harbour.0", true],
    ["card:harbour.0<88", "card:harbour.0", true],
    ["card:harbour.01", "card:harbour.0", false],
    ["card:harb", "card:harbour.0", false],
    [undefined, "card:harbour.0", false],
  ])("%s of %s: %s", (option, thing, yes) => {
    expect(speaksOf(option, thing)).toBe(yes);
    expect(spokenOf(option).includes(thing)).toBe(yes);
  });
});

test("one of several: another pick takes its place, and the answer is sent with its decision", async () => {
  const { draft, sent } = facing();
  expect(draft.ready).toBe(false);
  draft.toggle(0);
  draft.toggle(2);
  expect(draft.picks).toEqual([2]);
  await draft.confirm();
  expect(sent).toEqual([[7, [2]]]);
});

test("several: no more than the bound, and ready only within the bounds", () => {
  const { draft } = facing({ low: 1, high: 2 });
  for (const code of [0, 1, 2]) draft.toggle(code);
  expect(draft.picks).toEqual([0, 1]);
  expect(draft.choice).toEqual([0, 1]);
  draft.toggle(1);
  draft.toggle(0);
  expect(draft.ready).toBe(false);
});

test("a fixed number: one too many takes the place of the first", () => {
  const { draft } = facing({ low: 2, high: 2 });
  for (const code of [0, 1, 2]) draft.toggle(code);
  expect(draft.picks).toEqual([1, 2]);
});

describe("a press", () => {
  /** Facing a question that begins with an answer that can be taken back, one that cannot and one with a warning. */
  function pressing({ isQuick = true, ...change }: Partial<Question> & { isQuick?: boolean } = {}) {
    const sent: number[][] = [];
    const draft = new Draft(
      async (_, choice) => void sent.push(choice),
      undefined,
      () => isQuick,
    );
    const options = [{ code: 0 }, { code: 1, reveals: true }, { code: 2, warning: ["w", {}] as [string, object] }];
    draft.face(question({ options, ...change } as Partial<Question>));
    return { draft, sent };
  }

  test("is the answer where it can be taken back", () => {
    const { draft, sent } = pressing();
    draft.press(0);
    expect(sent).toEqual([[0]]);
  });

  test.each([1, 2])("picks first what wants a thought, and the second one answers (%i)", (code) => {
    const { draft, sent } = pressing();
    draft.press(code);
    expect([draft.picks, sent]).toEqual([[code], []]);
    draft.press(code);
    expect(sent).toEqual([[code]]);
  });

  test("picks first in the careful way, and another pick takes its place", () => {
    const { draft, sent } = pressing({ isQuick: false });
    draft.press(0);
    draft.press(1);
    expect([draft.picks, sent]).toEqual([[1], []]);
    draft.press(1);
    expect(sent).toEqual([[1]]);
  });

  test("picks first when the answer was taken back once: it cannot be again", async () => {
    const { draft, sent } = pressing();
    await draft.take(0);
    draft.face(question({ id: 8 }));
    draft.face(question());
    draft.press(0);
    expect([draft.picks, sent]).toEqual([[0], [[0]]]);
  });

  test("picks and puts back where several are wanted", () => {
    const { draft, sent } = pressing({ low: 0, high: 2 });
    draft.press(0);
    expect(draft.picks).toEqual([0]);
    draft.press(0);
    expect([draft.picks, sent]).toEqual([[], []]);
  });

  test("that ends a double click is none for the question that its first click brought", () => {
    const { draft } = pressing();
    expect(draft.strays(1)).toBe(false);
    expect(draft.strays(2)).toBe(false);
    draft.face(question({ id: 8 }));
    expect(draft.strays(2)).toBe(true);
    expect(draft.strays(1)).toBe(false);
  });
});

describe("Enter", () => {
  const options = [{ code: 0 }, { code: 1, likely: true }];

  test("gives the likely answer while nothing is picked, then what is picked", async () => {
    const { draft, sent } = facing({ options });
    expect(draft.goes).toBe(true);
    draft.toggle(0);
    await draft.go();
    draft.face(question({ id: 8, options }));
    await draft.go();
    expect(sent).toEqual([
      [7, [0]],
      [8, [1]],
    ]);
  });

  test("only picks a likely answer that warns", async () => {
    const { draft, sent } = facing({ options: [{ code: 1, likely: true, warning: ["w", {}] }] });
    await draft.go();
    expect([draft.picks, sent]).toEqual([[1], []]);
    await draft.go();
    expect(sent).toEqual([[7, [1]]]);
  });

  test("does nothing while something is missing", async () => {
    const { draft, sent } = facing();
    expect(draft.goes).toBe(false);
    await draft.go();
    expect(sent).toEqual([]);
  });

  test("may mean nothing at all, which is never doubted before it was said", async () => {
    const { draft, sent } = facing({ low: 0, high: 2 });
    expect([draft.goes, draft.isDoubted]).toEqual([true, false]);
    await draft.go();
    expect(sent).toEqual([[7, []]]);
  });
});

test("what is picked can be put back all at once", () => {
  const { draft } = facing({ low: 0, high: 2 });
  draft.toggle(0);
  draft.clear();
  expect([draft.picks, draft.isBegun]).toEqual([[], false]);
});

test("none may be an answer too", () => {
  expect(facing({ low: 0, high: 2 }).draft.choice).toEqual([]);
});

test.each<[string, Partial<Question>, (draft: Draft) => void, number[]]>([
  ["an amount", { kind: "amount", low: 2, high: 5, options: [] }, (draft) => (draft.amount = 4), [4]],
  ["an order", { kind: "order" }, (draft) => [2, 0, 1].forEach((code) => void draft.toggle(code)), [2, 0, 1]],
  ["a confirmation", { kind: "confirm" }, (draft) => draft.toggle(1), [1]],
  [
    "an assignment",
    { kind: "assign", targets: [{ code: 5 }, { code: 6 }] },
    (draft) => draft.setCount(1, 6),
    [5, 6, 5],
  ],
  [
    "an offer",
    { kind: "offer", targets: [{ code: 3 }], caps: [2, 2, 2] },
    (draft) => draft.setCount(2, 1),
    [3, 0, 0, 1],
  ],
])("%s has its shape", (_, change, act, choice) => {
  const { draft } = facing(change);
  act(draft);
  expect(draft.choice).toEqual(choice);
});

test("a question that stays keeps what was picked; another one does not", () => {
  const { draft } = facing({ low: 2, high: 2 });
  draft.toggle(1);
  draft.face(question({ low: 2, high: 2 }));
  expect(draft.picks).toEqual([1]);
  draft.face(question({ id: 8, low: 2, high: 2 }));
  expect(draft.picks).toEqual([]);
});

test("options that no thing on the board speaks for need a button", () => {
  const { draft } = facing();
  const away = draft.show(["card:c0.0", "card:c1.1"]);
  expect(draft.loose.map((option) => option.code)).toEqual([2]);
  away();
  expect(draft.loose).toHaveLength(3);
});

test("a refusal is kept to be shown, and the answer can be changed", async () => {
  const { RefusedByRule } = await import("../wire/line.svelte");
  const refusal = { rule: "GAME-6.3", code: "cannot_pay", args: {}, text: "No.", statement: "One pays." };
  const draft = new Draft(() => Promise.reject(new RefusedByRule(refusal)));
  draft.face(question());
  await draft.take(0);
  expect(draft.trouble).toEqual({ kind: "rule", refusal });
  draft.toggle(1);
  expect(draft.trouble).toBeNull();
});

describe("an answer that the line was lost under", () => {
  async function unsent(kind: Question["kind"] = "choose") {
    const { CouldNot, LineLost } = await import("../wire/line.svelte");
    const sent: [number, number[], boolean][] = [];
    const line = { fails: new LineLost() as Error | null };
    const draft = new Draft(async (...answer) => {
      if (line.fails) throw line.fails;
      sent.push(answer);
    });
    draft.face(question({ kind, high: kind === "amount" ? 3 : 1 }));
    draft.toggle(1);
    await draft.confirm();
    expect(draft.trouble).toEqual({ kind: "line" });
    line.fails = null;
    return { draft, sent, line, CouldNot };
  }

  test("is sent once when the line is back", async () => {
    const { draft, sent } = await unsent();
    await draft.lineBack();
    await draft.lineBack();
    expect([sent, draft.trouble]).toEqual([[[7, [1], false]], null]);
  });

  test("waits on while the line is lost again", async () => {
    const { draft, sent, line } = await unsent();
    const { LineLost } = await import("../wire/line.svelte");
    line.fails = new LineLost();
    await draft.lineBack();
    expect(draft.trouble).toEqual({ kind: "line" });
    line.fails = null;
    await draft.lineBack();
    expect(sent).toEqual([[7, [1], false]]);
  });

  test("is not sent after another pick, another amount or another question", async () => {
    const { draft, sent } = await unsent();
    draft.toggle(2);
    await draft.lineBack();
    const other = await unsent("amount");
    other.draft.amount = 3;
    await other.draft.lineBack();
    const third = await unsent();
    third.draft.face(question({ id: 15 }));
    await third.draft.lineBack();
    expect([...sent, ...other.sent, ...third.sent]).toEqual([]);
    expect(other.draft.trouble).toBeNull();
  });

  test("which the game no longer asks for is no trouble", async () => {
    const { draft, line, CouldNot } = await unsent();
    line.fails = new CouldNot("bot_plays", "A bot plays.");
    const back = draft.lineBack();
    draft.face(null);
    await back;
    expect(draft.trouble).toBeNull();
  });

  test("is no undo", async () => {
    const { draft, sent } = await unsent();
    const { LineLost } = await import("../wire/line.svelte");
    await draft.attempt(() => Promise.reject(new LineLost()));
    await draft.lineBack();
    expect([sent, draft.trouble]).toEqual([[], null]);
  });
});

describe("an answer that is to be given twice", () => {
  function doubting(asks: (reveals: boolean) => boolean) {
    const sent: number[][] = [];
    const draft = new Draft(async (_, choice) => void sent.push(choice), asks);
    draft.face(question({ options: [{ code: 0 }, { code: 1, reveals: true }] }));
    return { draft, sent };
  }

  test("counts with the second press; another choice is asked for anew", async () => {
    const { draft, sent } = doubting(() => true);
    await draft.take(0);
    expect([draft.isDoubted, sent]).toEqual([true, []]);
    await draft.take(1);
    expect([draft.isDoubted, sent]).toEqual([true, []]);
    await draft.take(1);
    expect([draft.isDoubted, sent]).toEqual([false, [[1]]]);
  });

  test("is doubted for four seconds, then it is asked for anew", async () => {
    vi.useFakeTimers();
    const { draft, sent } = doubting(() => true);
    await draft.take(0);
    vi.advanceTimersByTime(3900);
    expect(draft.isDoubted).toBe(true);
    vi.advanceTimersByTime(200);
    expect([draft.isDoubted, draft.goes, sent]).toEqual([false, true, []]);
    await draft.confirm();
    expect([draft.isDoubted, sent]).toEqual([true, []]);
    vi.useRealTimers();
  });

  test("is not doubted before it is made, though nothing at all is an answer", async () => {
    const { draft, sent } = doubting(() => true);
    draft.face(question({ id: 8, low: 0, high: 2 }));
    expect([draft.choice, draft.isDoubted]).toEqual([[], false]);
    await draft.confirm();
    expect([draft.isDoubted, sent]).toEqual([true, []]);
  });

  test("another question begins anew", async () => {
    const { draft, sent } = doubting(() => true);
    await draft.take(0);
    draft.face(question({ id: 8 }));
    await draft.take(0);
    expect([draft.isDoubted, sent]).toEqual([true, []]);
  });

  test("may be one that cannot be taken back only", async () => {
    const { draft, sent } = doubting((reveals) => reveals);
    await draft.take(1);
    expect(sent).toEqual([]);
    await draft.take(0);
    expect(sent).toEqual([[0]]);
  });
});

describe("a chance to step in", () => {
  test("may be passed for a while", async () => {
    const { draft, wishes } = facing({ window: "round:1" });
    draft.notAgain = true;
    await draft.take(2);
    expect(wishes).toEqual([true]);
    draft.face(question({ id: 15, window: "round:1" }));
    expect(draft.notAgain).toBe(false);
    expect(draft.passesSoon).toBe(true);
    draft.face(question({ id: 23, window: "round:2" }));
    expect(draft.passesSoon).toBe(false);
  });

  test("stepping in is never a wish to pass, and ends one", async () => {
    const { draft, wishes } = facing({ window: "round:1" });
    draft.notAgain = true;
    await draft.take(2);
    draft.face(question({ id: 15, window: "round:1" }));
    draft.notAgain = true;
    await draft.take(0);
    draft.face(question({ id: 23, window: "round:1" }));
    expect(wishes).toEqual([true, false]);
    expect(draft.passesSoon).toBe(false);
  });

  test("no other question can be passed so", async () => {
    const { draft, wishes } = facing();
    draft.notAgain = true;
    await draft.take(2);
    expect(wishes).toEqual([false]);
  });
});
