import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Question, TableNow, Update } from "../wire/generated/messages";
import { LiveTable } from "./live.svelte";
import type { Scene } from "./scene";
import { GLIMPSE } from "./scenes.svelte";

const { settings, line, document } = vi.hoisted(() => ({
  settings: { lang: "en", pace: "brisk", still: false },
  line: { ask: vi.fn(), takeUp: vi.fn(), watch: vi.fn(() => () => {}) },
  document: { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() },
}));

vi.mock("../settings.svelte", () => ({ settings }));
vi.mock("../wire/line.svelte", () => ({ line }));
vi.mock("../wire/api", () => ({
  api: { chat: () => Promise.resolve({ lines: [] }), story: () => Promise.resolve({ story: [] }) },
}));
vi.mock("../words/game.svelte", () => ({
  gameWords: async () => ({ catalog: { withNames: () => ({ say: () => "twenty letters long." }) } }),
}));
vi.mock("../motion/frame", () => ({ inNextFrame: (act: () => void) => act() }));
vi.mock("./memory", () => ({ noteCommitment: () => {} }));
vi.stubGlobal("document", document);

const ASKED = [{ id: 1, seat: 0 }] as unknown as Question[];
/** Three dice: they fall, are added up, and say how it ended. */
const DICE: Scene = {
  draws: vi.fn(),
  frames: { brisk: [100, 400, 300], calm: [200, 700, 600] },
  rests: { at_once: 1_500, brisk: 4_000, calm: 8_000 },
  holds: true,
  said: "14 against 13.",
};

let table: LiveTable;
let version: number;

function now(change: Partial<TableNow> = {}): TableNow {
  const about = { game: "game", clock: {} };
  const seats = [0, 1, 2].map((i) => ({ name: `P${i}`, bot: i ? "greedy" : "", here: !i }));
  const told = { about, stage: "playing", seats, seat: 0, commitment: "", waiting: [0], view: { n: 1 } };
  return { type: "table", table: "t", version: 1, ...told, ...change } as unknown as TableNow;
}

function told(events: Update["events"], waiting: number[]): void {
  version += 1;
  const questions = waiting.includes(0) ? ASKED : [];
  const base = { type: "update", table: "t", base: version - 1, version, at: 0 } as const;
  table.hear({ ...base, events: events ?? [], waiting, patch: [[["n"], version]], questions });
}

const rolls = (seat: number): NonNullable<Update["events"]> => [["rolls", { side: `seat:${seat}` }]];

/** The reader's own answer, which makes dice fall and asks them something more. */
async function roll(): Promise<void> {
  line.ask.mockResolvedValueOnce({ version: version + 1 });
  const answered = table.answer(1, [0]);
  told(rolls(0), [0]);
  await answered; // by then the scene is on, if one is played
}

/** What is on, which frame of it, the moment that the board shows, and whether anything is asked. */
function seen() {
  const { scenes } = table.show;
  const state = scenes.isOn ? "on" : scenes.now ? "rests" : "none";
  return [state, scenes.now ? scenes.frame : -1, table.version, table.question !== null];
}

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(settings, { pace: "brisk", still: false });
  version = 1;
  table = new LiveTable("t");
  table.scene = (_before, _sight, lines) => (lines.some(({ kind }) => kind === "rolls") ? DICE : null);
  table.listen();
  table.hear(now());
  await table.speak();
});

afterEach(() => vi.useRealTimers());

describe("a scene comes before its question", () => {
  test("frame by frame; the board shows what was before until the last one, then the question follows", async () => {
    await roll();
    expect(seen()).toEqual(["on", 0, 1, false]);
    vi.advanceTimersByTime(100);
    expect(seen()).toEqual(["on", 1, 1, false]);
    vi.advanceTimersByTime(400);
    expect(seen()).toEqual(["on", 2, 1, false]);
    vi.advanceTimersByTime(300);
    expect(seen()).toEqual(["rests", 3, 2, true]);
    vi.advanceTimersByTime(4_000);
    expect(seen()).toEqual(["none", -1, 2, true]);
  });

  test("calm takes longer", async () => {
    settings.pace = "calm";
    await roll();
    vi.advanceTimersByTime(1_499);
    expect(seen()).toEqual(["on", 2, 1, false]);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual(["rests", 3, 2, true]);
    vi.advanceTimersByTime(7_999);
    expect(seen()[0]).toBe("rests");
  });

  test("a board may show at once what comes of it, and draw itself frame by frame", async () => {
    table.scene = () => ({ ...DICE, holds: false });
    await roll();
    expect(seen()).toEqual(["on", 0, 2, false]);
  });

  test("any press jumps to the last frame and answers nothing; the next one takes it away", async () => {
    await roll();
    expect(table.show.scenes.shields).toBe(true);
    table.show.scenes.leave(); // not before it is over
    table.show.scenes.end();
    expect(seen()).toEqual(["rests", 3, 2, true]);
    expect(table.show.scenes.shields).toBe(false);
    table.show.scenes.end();
    table.show.scenes.leave();
    expect(seen()).toEqual(["none", -1, 2, true]);
    vi.runAllTimers();
    expect(seen()).toEqual(["none", -1, 2, true]);
  });
});

describe("the last frame at once", () => {
  test.each([
    ["at a pace that waits for nothing", () => Object.assign(settings, { pace: "at_once" }), 1_500],
    ["where nothing moves", () => Object.assign(settings, { still: true }), 4_000],
    [
      "while one's own clock runs",
      () => table.hear(now({ about: { ...now().about, clock: { pace: "live" } as never } })),
      4_000,
    ],
  ])("%s; the question with it", async (_, arrange, rests) => {
    arrange();
    await roll();
    expect(seen()).toEqual(["rests", 3, 2, true]);
    vi.advanceTimersByTime(rests - 1);
    expect(seen()[0]).toBe("rests");
    vi.advanceTimersByTime(1);
    expect(seen()[0]).toBe("none");
  });
});

describe("the others' dice", () => {
  beforeEach(() => table.hear(now({ waiting: [1] })));

  test("are played once their turn is gathered, shield nothing, and keep back what follows", () => {
    told(rolls(1), [1]);
    expect(seen()[0]).toBe("none");
    vi.advanceTimersByTime(150);
    expect(seen()).toEqual(["on", 0, 1, false]);
    expect(table.show.scenes.shields).toBe(false);
    told([["moves", { side: "seat:1" }]], [0]);
    expect(table.version).toBe(1);
    vi.advanceTimersByTime(800);
    expect(seen()).toEqual(["rests", 3, 3, true]);
  });

  test("are shielded where they lead to a question to the reader", () => {
    told(rolls(1), [0]);
    expect([seen()[0], table.show.scenes.shields]).toEqual(["on", true]);
  });

  /** A turn without dice, which is on the screen for a while, and two with them that wait. */
  function round(): void {
    told(
      [
        ["moves", { side: "seat:1" }],
        ["turn", { side: "seat:2" }],
      ],
      [2],
    );
    for (const seat of [2, 1]) told([...rolls(seat), ["turn", { side: `seat:${3 - seat}` }]], [3 - seat]);
  }

  test("of several in a row only the last is played, the others are glimpsed", () => {
    round();
    expect(seen()).toEqual(["none", -1, 2, false]);
    vi.advanceTimersByTime(700);
    expect(seen()).toEqual(["rests", 3, 3, false]);
    vi.advanceTimersByTime(Math.max(GLIMPSE, 700)); // what is said of it can be read
    expect(seen()).toEqual(["on", 0, 3, false]);
    vi.advanceTimersByTime(800);
    expect(seen()).toEqual(["rests", 3, 4, false]);
  });

  test("skipping shows everything, and how the last of them ended", () => {
    round();
    table.show.skip();
    expect(seen()).toEqual(["rests", 3, 4, false]);
  });

  test("a table that is told anew forgets them", () => {
    told(rolls(1), [0]);
    table.hear(now({ version: 9 }));
    expect(seen()).toEqual(["none", -1, 9, false]);
  });
});
