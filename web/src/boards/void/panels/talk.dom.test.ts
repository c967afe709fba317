import { flushSync } from "svelte";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { plain } from "../../../../bench/checks/reading";
import { after, hears } from "../../../../bench/hears";
import { putAway, type Shown, show } from "../../../../bench/show";
import type { Question, TableNow } from "../../../wire/generated/messages";

afterEach(() => vi.restoreAllMocks());
afterAll(putAway);

const NEGOTIATES = 544; // with Lathe, for which the hand has two cards
let table: Shown;

/** What the server recorded next: which cards are played. */
const cardsAsked = (): Question => table.sight.then![0]!.questions![0]!;
const next = (n: number, questions: Question[]) => after(table.sight.table as TableNow, n, { questions });
const key = (letter: string) => {
  table.root.querySelector(".board")!.dispatchEvent(new KeyboardEvent("keydown", { key: letter, bubbles: true }));
  flushSync();
};

/** Diplomacy with Lathe is picked, and not sent. */
async function pick(): Promise<void> {
  table = await show("void/diplomacy", { lang: "fr" });
  table.one(".plates .press[aria-label^='Diplomatie']").click();
  await table.until(() => table.all(".panel.odds .scale").length > 0, "the scale is drawn");
}

test("before the press that counts the scale tells the chance of each number of cards; the best that one has is chosen", async () => {
  await pick();
  const cells = table.all(".scale li").map((cell) => plain(cell.textContent));
  expect(cells.map((cell) => /(\d+)\s%/.exec(cell)?.[1])).toEqual(["9", "50", "95", "100"]);
  expect(table.all(".scale li.lacks")).toHaveLength(2);
  expect(table.all(".scale li button")).toHaveLength(2);
  expect(plain(table.text(".scale li.now b"))).toBe("13+");
  expect(plain(table.text(".prompt .confirm .says"))).toBe("Négocier à 50 %");
});

test("another number is chosen by its key or its cell, and is what is sent after the press: one card, then no question", async () => {
  await pick();
  const heard = hears((_, n) => [next(n, n === 1 ? [cardsAsked()] : [])]);
  key("1");
  expect(plain(table.text(".scale li.now b"))).toBe("17+");
  expect(plain(table.text(".prompt .confirm .says"))).toBe("Négocier à 9 %");
  table.all(".scale li button")[1]!.click();
  flushSync();
  expect(plain(table.text(".prompt .confirm .says"))).toBe("Négocier à 50 %");
  key("1");
  table.one(".talk .cards button[aria-pressed=false]").click(); // the other card too
  flushSync();
  expect(plain(table.text(".scale li.now b"))).toBe("13+");
  key("1");
  expect(heard).toEqual([]);
  table.one(".prompt .confirm").click();
  await table.until(() => heard.length === 2, "both are sent");
  const [first] = cardsAsked().options;
  expect(heard.map(({ choice }) => choice)).toEqual([[NEGOTIATES], [first!.code]]);
});

test("two cards are one answer", async () => {
  await pick();
  const heard = hears((_, n) => [next(n, n === 1 ? [cardsAsked()] : [])]);
  table.one(".prompt .confirm").click();
  await table.until(() => heard.length === 2, "both are sent");
  expect(heard[1]!.choice).toEqual(cardsAsked().options.map(({ code }) => code));
});

test("where something else is asked in between the cards are not sent, and the bar says so", async () => {
  await pick();
  const other = { ...table.sight.table.questions![0]!, id: 77, prompt: ["ask.sell", {}] } as Question;
  const heard = hears((_, n) => [next(n, [other])]);
  table.one(".prompt .confirm").click();
  await table.until(() => table.one("#decision").dataset.decision === "77", "the other question is asked");
  await table.until(() => plain(table.text(".prompt .hint")).includes("n’est pas parti"), "the bar says it");
  expect(plain(table.text(".prompt .hint"))).toContain("« 2 cartes »");
  expect(heard).toHaveLength(1);
});

test("a card that helps is added as the odds reckoned with it, unless one puts it back; the scale tells both chances", async () => {
  table = await show("void/ask.kind_words", { lang: "fr" });
  await table.until(() => table.all(".panel.diplomacy .scale").length > 0, "the scale is drawn");
  const chance = () => /(\d+)\s%/.exec(plain(table.text(".scale li.now")))?.[1];
  expect([plain(table.text(".prompt .confirm .says")), chance()]).toEqual(["Ajouter 1 carte et lancer", "50"]);
  table.one(".board .thing.picked > .press").click();
  flushSync();
  expect([plain(table.text(".prompt .confirm .says")), chance()]).toEqual(["Lancer les dés", "26"]);
});
