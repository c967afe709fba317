import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pointer } from "./pointer.svelte";

const card = { refs: ["card:1"], label: "A card", anchor: {} as HTMLElement };
const other = { refs: ["card:2"], label: "Another", anchor: {} as HTMLElement };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a hint comes when the pointer rests, not while it moves", () => {
  const pointer = new Pointer();
  for (let i = 0; i < 5; i++) {
    pointer.over(card, false);
    vi.advanceTimersByTime(400);
  }
  expect(pointer.at).toBeNull();
  vi.advanceTimersByTime(200);
  expect(pointer.at).toBe(card);
});

test("a blocked thing says sooner why", () => {
  const pointer = new Pointer();
  pointer.over(card, true);
  vi.advanceTimersByTime(260);
  expect(pointer.at).toBe(card);
});

test("the way from a thing into its hint does not end it", () => {
  const pointer = new Pointer();
  pointer.focus(card);
  pointer.leave();
  vi.advanceTimersByTime(100);
  pointer.stay();
  vi.advanceTimersByTime(1000);
  expect(pointer.at).toBe(card);
  pointer.leave();
  vi.advanceTimersByTime(201);
  expect(pointer.at).toBeNull();
});

test("a press ends it at once, also one that was still to come", () => {
  const pointer = new Pointer();
  pointer.over(other, true);
  pointer.end();
  vi.advanceTimersByTime(1000);
  expect(pointer.at).toBeNull();
});
