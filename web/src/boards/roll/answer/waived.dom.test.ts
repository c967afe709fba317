import { flushSync } from "svelte";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { hears } from "../../../../bench/hears";
import { putAway, show } from "../../../../bench/show";

afterEach(() => void vi.restoreAllMocks());
afterAll(putAway);

test("who ticks the box that waives a question answers with Enter as before", async () => {
  const table = await show("roll/ask.reassign", { lang: "fr" });
  const heard = hears(() => []);
  const box = table.one(".prompt .waives input");
  box.focus();
  box.click();
  flushSync();
  box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  expect(heard.map(({ choice }) => choice)).toEqual([[0]]);
});
