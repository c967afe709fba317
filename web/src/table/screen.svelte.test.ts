import { beforeEach, expect, test, vi } from "vitest";
import type { TableNow } from "../wire/generated/messages";
import type { LiveTable } from "./live.svelte";
import { Screen } from "./screen.svelte";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const ANN_BEN_BOT_CEM = [{ person: "ann" }, { person: "ann" }, { bot: "greedy" }, { person: "ann" }];

/** A table as its screen sees it; it remembers from where it was looked at. */
class Told {
  readonly name = "t";
  readonly looked: (number | null)[] = [];
  from = $state<number | null>(null);
  now = $state.raw<TableNow | null>(null);
  readonly seat = $derived(this.now?.seat ?? null);
  readonly screen: Screen;

  constructor(now: Partial<TableNow>) {
    this.now = { stage: "playing", seat: null, seats: ANN_BEN_BOT_CEM, owing: [], ...now } as unknown as TableNow;
    this.screen = new Screen(this as unknown as LiveTable, () => "ann");
  }

  tell(more: Partial<TableNow>): void {
    this.now = { ...this.now!, ...more };
    this.screen.attend();
  }

  lookFrom(seat: number | null): void {
    this.looked.push(seat);
    this.from = seat;
    this.now = { ...this.now!, seat: null };
  }

  async undo(): Promise<void> {}
}

test("it begins covered, and stays so until somebody says who they are", () => {
  const { screen, looked } = new Told({ owing: [0, 1, 3] });
  screen.attend();
  expect(looked).toEqual([]);
  expect([screen.isCovered, screen.owing, screen.own]).toEqual([true, [0, 1, 3], [0, 1, 3]]);
});

test("who is in front goes on as long as an answer is owed", () => {
  const at = new Told({ seat: 1, owing: [0, 1] });
  at.tell({ owing: [1] });
  expect(at.looked).toEqual([]);
});

test("it is covered when the one in front owes nothing more and another does", () => {
  const at = new Told({ seat: 1, owing: [1] });
  at.tell({ owing: [0, 3] });
  expect(at.looked).toEqual([null]);
  at.tell({});
  expect(at.looked).toEqual([null]);
  expect(at.screen.owing, "the next clockwise first").toEqual([3, 0]);
});

test("while bots and friends think, the one in front may look on", () => {
  const at = new Told({ seat: 0, owing: [0] });
  at.tell({ owing: [], waiting: [2] });
  expect(at.looked).toEqual([]);
});

test("players who hide nothing are shown the next seat at once", () => {
  const at = new Told({ seat: 0, owing: [0] });
  at.screen.leaveOpen(true);
  at.tell({ owing: [1] });
  expect(at.looked).toEqual([1]);
  at.tell({});
  expect(at.looked).toEqual([1]);
});

test("after the end nothing is covered", () => {
  const at = new Told({ seat: 0, owing: [] });
  at.screen.cover();
  at.tell({ stage: "over" });
  expect(at.looked).toEqual([null, 0]);
  expect(at.screen.isCovered).toBe(false);
});

test("who takes back sits in front again", async () => {
  const { screen, looked } = new Told({ undoable: [0] });
  expect(screen.undoable).toEqual([0]);
  await screen.takeBack(0);
  expect(looked).toEqual([0]);
});

test("a seat of one's own alone is never covered", () => {
  const { screen, looked } = new Told({ seats: [{ person: "ann" }, { person: "bea" }], seat: 0, owing: [] });
  screen.attend();
  expect([screen.isShared, screen.isCovered, looked]).toEqual([false, false, []]);
});
