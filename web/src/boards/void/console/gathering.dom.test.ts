import { flushSync } from "svelte";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { plain } from "../../../../bench/checks/reading";
import { after, hears } from "../../../../bench/hears";
import { putAway, type Shown, show } from "../../../../bench/show";
import type { Question } from "../../../wire/generated/messages";

afterEach(() => vi.restoreAllMocks());
afterAll(putAway);

const shopOf = (table: Shown): Question => table.sight.table.questions!.find(({ prompt }) => prompt[0] === "ask.shop")!;

/** Replies to each answer with the shop once more, and to the last one with nothing. */
function shopkeeper(table: Shown) {
  const shop = shopOf(table);
  const done = shop.options.find(({ ref }) => ref === "done")!.code;
  return hears(({ choice }, n) => [
    after(table.sight.table, n, { questions: choice[0] === done ? [] : [{ ...shop, id: shop.id + n }] }),
  ]);
}
const refsOf = (table: Shown, choices: readonly (readonly number[])[]) =>
  choices.map(([code]) => shopOf(table).options.find((option) => option.code === code)?.ref);

test("three ships and a technology are gathered without a word to the server, then sent as one plan, the technology first", async () => {
  const table = await show("void/ask.shop", { lang: "fr" });
  const heard = shopkeeper(table);
  const purse = () => plain(table.text(".purse .sum"));
  expect(plain(table.text(".prompt .confirm"))).toContain("Finir sans construire");
  const fighter = table.one(".shop .yard .press[aria-label^=Starfighter]");
  for (let n = 0; n < 3; n++) fighter.click();
  flushSync();
  expect(purse()).toContain("3 crédits sur 6, reste 3");
  await table.until(() => table.all(".research .technology").length > 0, "the technologies are listed");
  table.one(".research .press[aria-label^='Navigation']").click();
  flushSync();
  expect(purse()).toContain("6 crédits sur 6");
  expect(table.all(".purse li button").map((pill) => plain(pill.textContent))).toHaveLength(2);
  expect(heard).toEqual([]);
  expect(plain(table.text(".prompt .confirm"))).toContain("Construire et finir");
  table.one(".prompt .confirm").click();
  for (let n = 1; n <= 5; n++) await table.until(() => heard.length >= n, `answer ${n} is sent`);
  const sent = refsOf(table, heard.map(({ choice }) => choice)); // biome-ignore format: one line
  expect(sent).toEqual([
    "research:asteroid_navigation",
    "build:starfighter",
    "build:starfighter",
    "build:starfighter",
    "done",
  ]);
});

test("what one can no longer pay is not added, and a pill puts its thing back", async () => {
  const table = await show("void/ask.shop", { lang: "fr" });
  const fighter = table.one(".shop .yard .press[aria-label^=Starfighter]");
  for (let n = 0; n < 8; n++) fighter.click();
  flushSync();
  expect(plain(table.text(".purse li button"))).toMatch(/^6 × Starfighter/);
  table.one(".purse li button").click();
  flushSync();
  expect(plain(table.text(".purse li button"))).toMatch(/^5 × Starfighter/);
});

test("in the list of technologies arrows go from row to row, and Enter picks instead of sending all", async () => {
  const table = await show("void/ask.shop", { lang: "fr" });
  const heard = shopkeeper(table);
  await table.until(() => table.all(".research .technology").length > 0, "the technologies are listed");
  const rows = table.all(".research .technology > .press");
  const press = (key: string) => {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  };
  rows[0]!.focus();
  press("ArrowDown");
  expect(document.activeElement).toBe(rows[1]);
  press("Enter");
  expect(rows[1]!.parentElement!.className).toContain("picked");
  press("ArrowUp");
  expect(document.activeElement).toBe(rows[0]);
  press("End");
  press("Enter"); // out of reach: it cannot be picked, and nothing is sent
  expect(heard).toEqual([]);
});

test("a finger that draws the sheet of a phone down puts it away", async () => {
  const table = await show("void/ask.shop", { lang: "fr", width: 390 });
  await table.until(() => table.all(".sheet").length > 0, "the sheet is open");
  const sheet = table.one(".sheet");
  const touch = (type: string, clientY: number) => {
    const at = { clientX: 50, clientY };
    const event = Object.assign(new Event(type, { bubbles: true }), { touches: [at], changedTouches: [at] });
    sheet.querySelector("header")!.dispatchEvent(event);
    flushSync();
  };
  touch("touchstart", 100);
  touch("touchend", 120);
  expect(table.all(".sheet")).toHaveLength(1);
  touch("touchstart", 100);
  touch("touchend", 220);
  expect(table.all(".sheet")).toHaveLength(0);
});

test("what is answered from the list meanwhile is gathered no more", async () => {
  const table = await show("void/ask.shop", { lang: "fr" });
  const shop = shopOf(table);
  const isNavigation = ({ ref }: { ref?: string | undefined }) => ref === "research:asteroid_navigation";
  const options = shop.options.filter((option) => !isNavigation(option));
  const heard = hears((_, n) => [after(table.sight.table, n, { questions: [{ ...shop, id: shop.id + n, options }] })]);
  table.one(".shop .yard .press[aria-label^=Starfighter]").click();
  await table.until(() => table.all(".research .technology").length > 0, "the technologies are listed");
  table.one(".research .press[aria-label^='Navigation']").click();
  flushSync();
  const gathered = () => table.all(".purse li button").map((pill) => plain(pill.textContent));
  expect(gathered()).toHaveLength(2);
  table.one(".prompt .list").click();
  flushSync();
  const rows = table.all("dialog .options button.row");
  rows.find((row) => plain(row.textContent).includes("Navigation"))!.click();
  flushSync();
  if (!heard.length) table.one("dialog .confirm button").click();
  await table.until(() => heard.length === 1 && gathered().length === 1, "the answer is seen");
  expect(gathered()[0]).toContain("Starfighter");
});
