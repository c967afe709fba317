import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Line, Listener } from "./line.svelte";

/** The other end of the line, as far as a test wants it to be there. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readyState = 0;
  sent: { type: string; ref: number; hidden?: boolean; table?: string; have?: number }[] = [];
  answers = true;
  onmessage: ((message: { data: string }) => void) | undefined;
  onclose: (() => void) | undefined;

  constructor() {
    Wire.made.push(this);
  }

  static get latest(): Wire {
    return Wire.made.at(-1)!;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  open(): this {
    this.readyState = Wire.OPEN;
    this.tell({ type: "welcome", protocol: 1, person: "p", name: "", lang: "en", now: Date.now() });
    return this;
  }

  send(text: string): void {
    if (this.readyState !== Wire.OPEN) throw new Error("still in CONNECTING state");
    const message = JSON.parse(text);
    this.sent.push(message);
    if (this.answers) queueMicrotask(() => this.tell({ type: "done", ref: message.ref }));
  }

  close(): void {
    this.readyState = 2; // without a network, for as long as one cares to wait
  }
}

let page: EventTarget & { hidden: boolean };
let line: Line;
let events: EventTarget;

beforeEach(async () => {
  vi.useFakeTimers();
  Wire.made = [];
  page = Object.assign(new EventTarget(), { hidden: false });
  events = new EventTarget();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("window", events);
  const { Line } = await import("./line.svelte");
  line = new Line("ws://here");
  line.connect();
  Wire.latest.open();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function turn(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("a line that is answered stays open, and the server hears of us at once and every 2.5 s", async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line.state).toBe("open");
  expect(Wire.latest.sent.length).toBe(25);
});

test("who hears much and says nothing is still heard of", async () => {
  for (let n = 0; n < 20; n++) {
    Wire.latest.tell({ type: "turn", table: "t", version: n });
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(Wire.latest.sent.filter(({ type }) => type === "ping").length).toBeGreaterThanOrEqual(3);
});

test("a dead line is noticed within 6 s, and what was on its way fails", async () => {
  const wire = Wire.latest;
  wire.answers = false;
  const answer = line.ask({ type: "undo", table: "t" });
  const failed = expect(answer).rejects.toThrow();
  const begun = performance.now();
  while (line.state === "open") await vi.advanceTimersByTimeAsync(50);
  expect(performance.now() - begun).toBeLessThanOrEqual(6_000);
  await failed;
  expect(line.state).toBe("lost");
  wire.tell({ type: "welcome", now: 0 }); // too late
  expect(line.state).toBe("lost");
});

test("the browser says that it is offline: noticed at once, unless the server answers", async () => {
  events.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(line.state).toBe("open");
  Wire.latest.answers = false;
  events.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(line.state).toBe("lost");
});

test("back online it connects at once, also out of an attempt that hangs, and takes tables up by version", async () => {
  const heard: Listener = { from: null, have: () => 7, hear: () => {}, lost: () => {} };
  line.watch("t", heard);
  Wire.latest.answers = false;
  await vi.advanceTimersByTimeAsync(12_000);
  expect(line.state).toBe("lost");
  const hanging = Wire.made.length;
  events.dispatchEvent(new Event("online"));
  expect(Wire.made.length).toBe(hanging + 1);
  Wire.latest.open();
  expect(line.state).toBe("open");
  expect(Wire.latest.sent[0]).toMatchObject({ type: "watch", table: "t", have: 7 });
});

test("an attempt that comes to nothing is given up", async () => {
  Wire.latest.answers = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.made.length).toBeGreaterThan(4);
});

test("a page that is hidden says so first, and a late timer is no reason to give up", async () => {
  turn(true);
  expect(Wire.latest.sent.at(-1)).toMatchObject({ type: "ping", hidden: true });
  await vi.advanceTimersByTimeAsync(0);
  Wire.latest.answers = false;
  vi.spyOn(performance, "now").mockReturnValueOnce(performance.now() + 60_000); // its timer was held up for a minute
  await vi.advanceTimersByTimeAsync(2_500);
  expect(line.state).toBe("open");
  Wire.latest.tell({ type: "busy" });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(line.state).toBe("open");
});

test("woken up on a dead line it is noticed in 1.5 s", async () => {
  turn(true);
  await vi.advanceTimersByTimeAsync(0);
  Wire.latest.answers = false;
  turn(false);
  expect(Wire.latest.sent.at(-1)).toMatchObject({ type: "ping", hidden: false });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(line.state).toBe("lost");
});

test("nothing is sent on a socket that is still connecting, or closing", async () => {
  line.reconnect();
  await expect(line.ask({ type: "undo", table: "t" })).rejects.toThrow();
  Wire.latest.open().close();
  await expect(line.ask({ type: "undo", table: "t" })).rejects.toThrow();
});

test("with a new language a table that was asked for on the old socket is asked for on the new one, once", async () => {
  const old = Wire.latest;
  old.answers = false;
  line.watch("t", { from: null, have: () => -1, hear: () => {}, lost: () => {} });
  line.reconnect();
  line.reconnect(); // the page and its frame may both find out
  old.tell({ type: "welcome", now: Date.now() }); // late, from the other end of a socket that is no more
  expect(line.state).toBe("connecting");
  const latest = Wire.latest.open();
  expect(latest.sent.filter(({ type }) => type === "watch")).toMatchObject([{ table: "t", have: -1 }]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Wire.latest).toBe(latest);
  expect(line.state).toBe("open");
});

test("what arrived while the page was busy is heard before the line is given up", async () => {
  const wire = Wire.latest;
  wire.answers = false;
  line.ask({ type: "undo", table: "t" }).catch(() => {});
  await vi.advanceTimersByTimeAsync(2_850);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + 900); // it was busy for so long
  await vi.advanceTimersToNextTimerAsync(); // whose turn comes first
  wire.tell({ type: "busy" });
  wire.answers = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(line.state).toBe("open");
  expect(Wire.latest).toBe(wire);
});
