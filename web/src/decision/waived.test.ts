import { describe, expect, test, vi } from "vitest";
import { facing, question } from "../../bench/facing";
import type { Question } from "../wire/generated/messages";

vi.mock("../wire/line.svelte", () => ({
  RefusedByRule: class extends Error {
    constructor(readonly refusal: unknown) {
      super();
    }
  },
  CouldNot: class extends Error {},
  LineLost: class extends Error {},
}));

describe("a question in which one may choose nothing", () => {
  const seldom = { low: 0, high: 2 };

  test("is not asked any more once that is wished, until it is to be asked again", async () => {
    const { draft, sent } = facing(seldom);
    draft.notAgain = true;
    await draft.confirm();
    for (const id of [15, 23]) {
      draft.face(question({ ...seldom, id }));
      draft.passOver();
      await vi.waitFor(() => expect(draft.sending).toBe(false));
    }
    expect(sent).toEqual([[7, []], [15, []], [23, []]]); // biome-ignore format: one line
    expect(draft.waived.of(0).map(({ prompt }) => prompt)).toEqual(["ask.x"]);
    draft.waived.askAgain(0, "ask.x");
    draft.face(question({ ...seldom, id: 31 }));
    draft.passOver();
    expect(sent).toHaveLength(3);
    expect(draft.waived.of(0)).toEqual([]);
  });

  test("is answered as is likely, if one has to choose", async () => {
    const options = [{ code: 0, likely: true }, { code: 1 }];
    const { draft, sent } = facing({ options });
    draft.notAgain = true;
    await draft.go();
    await vi.waitFor(() => expect(draft.sending).toBe(false));
    draft.face(question({ options, id: 15 }));
    draft.passOver();
    expect(sent).toEqual([[7, [0]], [15, [0]]]); // biome-ignore format: one line
  });

  test("is asked on if something was chosen, if it is another question or another seat's, and once it is undone", async () => {
    const { draft, sent } = facing(seldom);
    draft.notAgain = true;
    await draft.take(0);
    const waiving = facing(seldom);
    waiving.draft.notAgain = true;
    await waiving.draft.confirm();
    for (const change of [{ prompt: ["ask.other", {}] }, { seat: 2 }, { low: 1 }] as Partial<Question>[]) {
      waiving.draft.face(question({ ...seldom, id: 15, ...change }));
      waiving.draft.passOver();
    }
    waiving.draft.face(question(seldom));
    waiving.draft.passOver();
    draft.face(question({ ...seldom, id: 15 }));
    draft.passOver();
    expect([sent, waiving.sent]).toEqual([[[7, [0]]], [[7, []]]]);
  });
});

describe("a question that is answered with no", () => {
  const confirm = { kind: "confirm", options: [{ code: 1 }, { code: 0 }] } as Partial<Question>;
  const asked = (id: number, change: Partial<Question> = {}) => question({ ...confirm, id, ...change });

  test("is asked no more until the same seat is asked something else", async () => {
    const { draft, sent } = facing(confirm);
    await draft.rest();
    for (const [id, change] of [
      [15, {}],
      [16, { seat: 1 }],
      [17, {}],
      [18, { prompt: ["ask.turn", {}] }],
      [19, {}],
    ] as const) {
      draft.face(asked(id, change as Partial<Question>));
      draft.passOver();
      await vi.waitFor(() => expect(draft.sending).toBe(false));
    }
    expect(sent).toEqual([[7, [0]], [15, [0]], [17, [0]]]); // biome-ignore format: one line
    expect(draft.waived.of()).toEqual([]);
  });

  test("is asked again when that is wished, and a yes waives nothing", async () => {
    const { draft, sent } = facing(confirm);
    draft.notAgain = true;
    await draft.take(1);
    expect(draft.waived.of()).toEqual([]);
    draft.face(asked(15));
    await draft.rest();
    draft.waived.askAgain(0, "ask.x");
    draft.face(asked(16));
    draft.passOver();
    expect(sent).toEqual([[7, [1]], [15, [0]]]); // biome-ignore format: one line
  });
});

test("a chance to step in is let pass by the same key, with the wish", async () => {
  const { draft, sent, wishes } = facing({ window: "round:3" });
  await draft.rest();
  expect([sent, wishes]).toEqual([[[7, [2]]], [true]]);
});

test("where one has to choose and nothing is likely, there is nothing to be let pass", async () => {
  const { draft, sent } = facing();
  await draft.rest();
  expect(sent).toEqual([]);
});
