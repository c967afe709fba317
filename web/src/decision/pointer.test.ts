import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pointing } from "./pointer.svelte";

const card = { refs: ["card:1"], label: "A card", anchor: {} as HTMLElement };
const other = { refs: ["card:2"], label: "Another", anchor: {} as HTMLElement };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a hint comes when the pointer rests, not while it moves", () => {
  const pointing = new Pointing();
  for (let i = 0; i < 5; i++) {
    pointing.over(card, false);
    vi.advanceTimersByTime(400);
  }
  expect(pointing.at).toBeNull();
  vi.advanceTimersByTime(200);
  expect(pointing.at).toBe(card);
});

test("a blocked thing says sooner why", () => {
  const pointing = new Pointing();
  pointing.over(card, true);
  vi.advanceTimersByTime(260);
  expect(pointing.at).toBe(card);
});

test("the way from a thing into its hint does not end it", () => {
  const pointing = new Pointing();
  pointing.focus(card);
  pointing.leave();
  vi.advanceTimersByTime(100);
  pointing.stay();
  vi.advanceTimersByTime(1000);
  expect(pointing.at).toBe(card);
  pointing.leave();
  vi.advanceTimersByTime(201);
  expect(pointing.at).toBeNull();
});

test("a press ends it at once, also one that was still to come", () => {
  const pointing = new Pointing();
  pointing.over(other, true);
  pointing.end();
  vi.advanceTimersByTime(1000);
  expect(pointing.at).toBeNull();
});
