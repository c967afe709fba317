import { flushSync } from "svelte";
import { afterAll, expect, test } from "vitest";
import { plain, reading } from "../../../../bench/checks/reading";
import { putAway, show } from "../../../../bench/show";
import { viewOf } from "../view";

afterAll(putAway);

test("an offer is composed with a person, the button says the exchange, and the panel then waits for the answer", async () => {
  const table = await show("void/ask.offer");
  const { words } = reading(table, "en");
  table.all(".board .seatp .shake")[0]!.click();
  await table.until(() => table.all(".panel.deal").length > 0, "the deal is open");
  expect(table.all(".panel.deal .primary")).toHaveLength(0);
  const credits = [...table.root.querySelectorAll<HTMLElement>(".pan .row")].find(
    (row) => row.getAttribute("aria-label") === "Credits",
  )!;
  credits.querySelectorAll("button")[1]!.click();
  flushSync();
  expect(table.text(".panel.deal .primary")).toBe("Give 1 credit");
  table.one(".panel.deal .primary").click();
  await table.until(() => table.one(".panel.deal").dataset.state === "waits", "the offer waits");
  const partner = viewOf({ view: table.sight.table.view! }).players.findIndex((_, seat) => table.text(".panel.deal").includes(plain(words.name(`seat:${seat}`)))); // biome-ignore format: one search
  expect(table.text(".panel.deal")).toContain(`${plain(words.name(`seat:${partner}`))} is thinking.`);
  expect(table.text(".panel.deal .exchange")).toContain("1 credit");
});

test("what another offers is said in words first, with the answers below", async () => {
  const table = await show("void/ask.reply", { lang: "fr" });
  await table.until(() => table.all(".panel.deal").length > 0, "the offer is drawn");
  expect(table.one(".panel.deal").dataset.state).toBe("received");
  expect(table.text(".panel.deal .headline")).toContain("vous propose un échange");
});

test("deals are a tab beside the log, which counts what waits for the reader", async () => {
  const table = await show("void/ask.give", { lang: "fr" });
  const tab = table.one("#tab-deals");
  expect(plain(tab.textContent)).toBe("Accords1");
  tab.click();
  await table.until(() => table.all(".agreements").length > 0, "the deals are listed");
  expect(table.text(".agreements")).toContain("À vous de répondre");
  table.one(".agreements .row .btn").click();
  await table.until(() => table.all(".panel.deal .choice").length > 0, "the cards to give are shown");
});
