import { flushSync } from "svelte";
import { afterAll, expect, test, vi } from "vitest";
import { plain } from "../../../../bench/checks/reading";
import { after, hears } from "../../../../bench/hears";
import { putAway, show } from "../../../../bench/show";

afterAll(putAway);
afterAll(() => vi.restoreAllMocks());

test("on a phone an answer to an offer is told while its panel is closed, and the button of the rail counts it", async () => {
  const table = await show("void/ask.offer", { lang: "fr", width: 390 });
  const { seat } = table.sight.table;
  hears(({ choice: [to] }, n) => {
    const events = [["refuses_offer", { side: `seat:${to}`, other: `seat:${seat}` }]] as never;
    return [after(table.sight.table, n, { events })];
  });
  table.one("#tab-deals").click();
  await table.until(() => table.all(".agreements .who .btn").length > 0, "one may offer");
  table.all(".agreements .who .btn")[0]!.click();
  await table.until(() => table.all(".panel.deal .pan").length > 0, "the pans are drawn");
  const credits = table.all(".pan .row").find((row) => row.getAttribute("aria-label") === "Crédits")!;
  credits.querySelectorAll("button")[1]!.click();
  flushSync();
  const button = table.one("header.bar .rail");
  expect(button.querySelector(".unread")).toBeNull();
  table.one(".panel.deal [data-answer=offer]").click();
  await table.until(() => table.one(".panel.deal").dataset.state === "waits", "the offer waits");
  table.one(".panel.deal header button").click();
  await table.until(() => table.all(".field .news").length > 0, "the answer is told");
  expect(plain(table.text(".field .news"))).toContain("refuse.");
  expect(table.text("header.bar .rail .unread")).toBe("1");
  table.one(".field .news .btn").click();
  await table.until(() => table.all(".panel.deal[data-state=refused]").length > 0, "its panel is open");
  expect([table.all(".field .news").length, button.querySelector(".unread")]).toEqual([0, null]);
});
