import { flushSync } from "svelte";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { after, hears } from "../../../bench/hears";
import { putAway, show } from "../../../bench/show";

afterEach(() => void vi.restoreAllMocks());
afterAll(putAway);

test("a key lets all follows pass until one's own turn, the bar says so, and a press asks again", async () => {
  const table = await show("tiny/ask.follow", { lang: "fr" });
  const { table: now } = table.sight;
  const heard = hears((_, n) => [after(now, n, { questions: [], waiting: [0] })]);
  expect(table.text(".prompt .waives")).toBe("passer jusqu’à mon tour T");
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true, cancelable: true }));
  await table.until(() => !table.all(".prompt.asking").length, "the answer");
  expect(heard.map(({ choice }) => choice)).toEqual([[0]]);
  expect(table.text(".prompt .chip")).toBe("vous passez jusqu’à votre tour ×");
  table.one(".prompt .chip").click();
  flushSync();
  expect(table.all(".prompt .chip")).toEqual([]);
});
