import { flushSync } from "svelte";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { plain, reading } from "../../../../bench/checks/reading";
import { hears } from "../../../../bench/hears";
import { putAway, show } from "../../../../bench/show";
import { viewOf } from "../view";

afterEach(() => vi.restoreAllMocks());
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
  await table.until(() => table.all(".panel.deal .choice .slip").length > 0, "the cards to give are shown");
  const [slip] = table.all(".panel.deal .slip");
  expect(slip!.getAttribute("aria-pressed")).toBe("false");
  slip!.click();
  flushSync();
  expect(slip!.getAttribute("aria-pressed")).toBe("true");
});

test("C makes a counter-offer and N refuses, unless the question of the game has the letter", async () => {
  const table = await show("void/ask.reply", { lang: "fr" });
  const heard = hears();
  await table.until(() => table.all(".panel.deal [data-answer=refuse]").length > 0, "the offer is drawn");
  const letters = table.all(".panel.deal footer kbd").map(({ textContent }) => textContent);
  const { options, id } = table.sight.table.questions!.find(({ prompt }) => prompt[0] === "ask.reply")!;
  expect(letters).toContain("C");
  table.one(".board").dispatchEvent(new KeyboardEvent("keydown", { key: "c", bubbles: true, cancelable: true }));
  await table.until(() => heard.length > 0, "it is sent");
  expect(heard).toEqual([{ decision: id, choice: [options.find(({ ref }) => ref === "counter")!.code] }]);
});

test("O opens the tab of deals, and puts it back", async () => {
  const table = await show("void/ask.offer", { lang: "fr" });
  const press = () => {
    table.one(".board").dispatchEvent(new KeyboardEvent("keydown", { key: "o", bubbles: true }));
    flushSync();
  };
  press();
  expect(table.one("#tab-deals").getAttribute("aria-selected")).toBe("true");
  press();
  expect(table.one("#tab-log").getAttribute("aria-selected")).toBe("true");
});
