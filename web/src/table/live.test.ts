import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Question, TableNow, Update } from "../wire/generated/messages";
import { LiveTable } from "./live.svelte";

const { settings, line, document } = vi.hoisted(() => ({
  settings: { lang: "en", pace: "brisk" },
  line: { ask: vi.fn(), takeUp: vi.fn(), watch: vi.fn(() => () => {}) },
  document: { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() },
}));

vi.mock("../settings.svelte", () => ({ settings }));
vi.mock("../wire/line.svelte", () => ({ line }));
vi.mock("../wire/api", () => ({
  api: {
    chat: () => Promise.resolve({ lines: [] }),
    story: () => Promise.resolve({ story: [] }),
    words: () => Promise.resolve({ words: {} }),
    rules: () => Promise.resolve({ statements: [] }),
  },
}));
vi.mock("../motion/frame", () => ({ inNextFrame: (act: () => void) => act() }));
vi.mock("./memory", () => ({ noteCommitment: () => {} }));
vi.stubGlobal("document", document);

const SEATS = [0, 1, 2, 3].map((i) => ({ name: `P${i}`, bot: i ? "greedy" : "", here: !i }));
const MINE = [{ id: 1, seat: 0 }] as unknown as Question[];

function now(change: Partial<TableNow> = {}): TableNow {
  const about = { game: "game", clock: {} };
  const told = { about, stage: "playing", seats: SEATS, seat: 0, commitment: "", waiting: [0], view: { n: 1 } };
  return { type: "table", table: "t", version: 1, ...told, ...change } as unknown as TableNow;
}

let table: LiveTable;
let version: number;

/** The next version: what happened, who is waited for. */
function told(events: Update["events"], waiting: number[], change: Partial<Update> = {}): void {
  version += 1;
  const patch: Update["patch"] = [[["n"], version]];
  const questions = waiting.includes(0) ? MINE : [];
  const base = { type: "update", table: "t", base: version - 1, version, at: 0 } as const;
  table.hear({ ...base, events: events ?? [], waiting, patch, questions, ...change });
}

/** A whole turn of a seat: three deeds, then the next one's turn. */
function turn(seat: number, next: number): void {
  const side = `seat:${seat}`;
  told([["moves", { side }]], [seat]);
  told([["gains", { side }]], [seat]);
  told(
    [
      ["moves", { side }],
      ["turn", { side: `seat:${next}` }],
    ],
    [next],
  );
}

/** One's own answer, and the turns of three bots, all within the same moment. */
async function round(): Promise<void> {
  line.ask.mockResolvedValueOnce({ version: version + 1 });
  const answered = table.answer(1, [0]);
  told([["turn", { side: "seat:1" }]], [1]);
  await answered;
  for (const seat of [1, 2, 3]) turn(seat, (seat + 1) % 4);
}

const seen = () => ({ shown: table.version, received: table.have(), asked: table.question !== null });

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "brisk";
  document.hidden = false;
  version = 1;
  table = new LiveTable("t");
  table.listen();
  table.hear(now());
});

afterEach(() => vi.useRealTimers());

describe("what is received is shown beat by beat", () => {
  test("one's own answer at once, then each opponent's turn; the last with one's own question", async () => {
    await round();
    expect(seen()).toEqual({ shown: 5, received: 11, asked: false });
    expect(table.view).toEqual({ n: 5 });
    expect(table.show.said.map(({ seat }) => seat)).toEqual([1, 1]);
    expect(table.now?.waiting).toEqual([2]);
    vi.advanceTimersByTime(700);
    expect(seen()).toEqual({ shown: 8, received: 11, asked: false });
    expect(table.story.at(-1)?.version).toBe(8);
    vi.advanceTimersByTime(700);
    expect(seen()).toEqual({ shown: 11, received: 11, asked: true });
    expect(table.show.isOn).toBe(true); // its caption can still be read
    vi.advanceTimersByTime(700);
    expect([table.show.isOn, table.show.said]).toEqual([false, []]);
  });

  test("calm takes longer", async () => {
    settings.pace = "calm";
    await round();
    vi.advanceTimersByTime(1_700);
    expect(seen().shown).toBe(5);
    vi.advanceTimersByTime(1_800);
    expect(seen().asked).toBe(false);
    vi.advanceTimersByTime(1_800);
    expect(seen().asked).toBe(true);
  });

  test("at once is at once", async () => {
    settings.pace = "at_once";
    await round();
    expect(seen()).toEqual({ shown: 11, received: 11, asked: true });
    expect(table.show.isOn).toBe(false);
  });

  test("a turn that is still going on is gathered for a moment", () => {
    table.hear(now({ waiting: [2] }));
    told([["moves", { side: "seat:2" }]], [2]);
    expect(seen()).toMatchObject({ shown: 1, received: 2 });
    vi.advanceTimersByTime(100);
    told([["gains", { side: "seat:2" }]], [2]);
    vi.advanceTimersByTime(100);
    expect(seen().shown).toBe(1);
    vi.advanceTimersByTime(60);
    expect(seen().shown).toBe(3);
  });

  test("an answer with nothing to tell does not wait", () => {
    told([], [1, 2]);
    expect(seen().shown).toBe(2);
  });
});

describe("nobody is kept from anything", () => {
  test("skipping shows everything", async () => {
    await round();
    table.show.skip();
    expect(seen()).toEqual({ shown: 11, received: 11, asked: true });
    vi.runAllTimers();
    expect(seen().shown).toBe(11);
  });

  test("an answer shows everything first", async () => {
    await round();
    line.ask.mockReturnValueOnce(new Promise(() => {}));
    void table.answer(1, [0]);
    expect(seen().shown).toBe(11);
  });

  test("what one's answer led to is shown with it, also where others acted in it", async () => {
    line.ask.mockResolvedValueOnce({ version: 3 });
    const answered = table.answer(1, [0]);
    await Promise.resolve();
    await Promise.resolve();
    told([["moves", { side: "seat:1" }]], [0, 2]);
    told([["moves", { side: "seat:2" }]], [0, 2]);
    await answered;
    expect(seen().shown).toBe(3);
  });

  test("a hidden page does not wait", async () => {
    document.hidden = true;
    await round();
    expect(seen().asked).toBe(true);
  });

  test("hiding the page shows everything", async () => {
    await round();
    document.hidden = true;
    const [, hasLeft] = document.addEventListener.mock.lastCall!;
    hasLeft();
    expect(seen().asked).toBe(true);
  });

  test("no time of one's own is spent on it: the question comes as soon as the clock runs", async () => {
    const about = { ...now().about, clock: { pace: "live", budget: 60_000 } } as TableNow["about"];
    table.hear(now({ about }));
    await round();
    expect(seen()).toEqual({ shown: 11, received: 11, asked: true });
  });

  test("a clock that runs for others hurries nobody", () => {
    const about = { ...now().about, clock: { pace: "live", budget: 60_000 } } as TableNow["about"];
    table.hear(now({ about, waiting: [1] }));
    turn(1, 2);
    turn(2, 3);
    expect(seen()).toMatchObject({ shown: 4, received: 7 });
  });

  test("chat and presence come at once, and stay when older moments are shown", async () => {
    await round();
    table.hear({ type: "said", table: "t", no: 1, at: 0, person: "p", name: "P", text: "hi", seat: null });
    table.hear({ type: "presence", table: "t", seats: [2], watchers: 3 });
    expect(table.chat).toHaveLength(1);
    const here = () => table.now?.seats.map((seat) => seat.here);
    expect([table.watchers, here()]).toEqual([3, [false, false, true, false]]);
    vi.advanceTimersByTime(700);
    expect(here()).toEqual([false, false, true, false]);
  });

  test("clocks are those of what was received", async () => {
    await round();
    expect([table.now?.waiting, table.received?.waiting]).toEqual([[2], [0]]);
  });
});

test("a table that is told whole is shown whole", async () => {
  await round();
  table.hear(now({ version: 20, view: { n: 20 } }));
  expect(seen()).toMatchObject({ shown: 20, received: 20 });
  vi.runAllTimers();
  expect(table.view).toEqual({ n: 20 });
});

test("what does not fit is asked for anew", async () => {
  await round();
  told([], [0], { base: 3 });
  expect(line.takeUp).toHaveBeenCalledWith("t", -1);
});

test("spectators see the same", () => {
  table.hear(now({ seat: null, waiting: [1] }));
  turn(1, 2);
  turn(2, 3);
  expect(seen()).toMatchObject({ shown: 4, received: 7 });
  vi.advanceTimersByTime(700);
  expect(seen().shown).toBe(7);
});
