import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hang, putAway } from "../../../bench/show";
import { settings } from "../../settings.svelte";
import { line } from "../../wire/line.svelte";
import { learn } from "../../words/t.svelte";
import OwnClock from "./OwnClock.svelte";

beforeEach(async () => {
  settings.lang = "en";
  await learn("en");
});
afterEach(() => {
  putAway();
  vi.useRealTimers();
});

/** What is shown and what is said aloud after so many seconds of a time of 70, for who sits there. */
function told(seat: number, ...after: number[]): string[] {
  const from = line.now();
  vi.useFakeTimers({ now: Date.now() });
  const seats = [{ person: "a" }, { person: "b" }];
  const now = { about: { clock: { pace: "live" } }, banks: [70_000, 70_000], stage: "playing", waiting: [0], seats };
  const root = hang(OwnClock as never, { table: { now: { ...now, at: from }, received: null, seat } });
  const text = (part: string) => root.querySelector(part)?.textContent?.trim() ?? "";
  return after.map((seconds, i) => {
    vi.advanceTimersByTime((seconds - (after[i - 1] ?? 0)) * 1000);
    flushSync();
    return `${text(".seatclock")} ${text("[aria-live]")}`;
  });
}

test("one's own time is shown in its last minute, and said at three moments only", () => {
  expect(told(0, 5, 12, 20, 41, 62)).toEqual([
    " ",
    "0:58 You have 60 seconds left.",
    "0:50 You have 60 seconds left.",
    "0:29 You have 30 seconds left.",
    "0:08 You have 10 seconds left.",
  ]);
});

test("nobody else's is", () => {
  expect(told(1, 5, 62)).toEqual([" ", " "]);
});
