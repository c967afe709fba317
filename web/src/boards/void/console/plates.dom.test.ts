import { flushSync } from "svelte";
import { afterAll, afterEach, expect, test } from "vitest";
import { plain } from "../../../../bench/checks/reading";
import { putAway, type Shown, show } from "../../../../bench/show";
import { settings } from "../../../settings.svelte";

afterEach(() => {
  settings.press = "quick";
});
afterAll(putAway);

const press = (table: Shown, sign: string): void => {
  table.one(`.plates .act:has([href$="${sign}"]) .press`).click();
  flushSync();
};

test("a plate that is one answer is given by one press where it can be taken back", async () => {
  const table = await show("void/attack");
  settings.press = "quick";
  press(table, "void-mine");
  expect(table.one(".prompt").getAttribute("aria-busy")).toBe("true");
});

test("what draws a card is picked first", async () => {
  const table = await show("void/attack");
  settings.press = "quick";
  press(table, "void-culture");
  expect(table.one(".prompt").getAttribute("aria-busy")).not.toBe("true");
  expect(table.all(".plates .act.picked")).toHaveLength(1);
});

test("a plate whose action a rule forbids everywhere says the rule's reason, not that something else is asked", async () => {
  const table = await show("void/attack", { lang: "fr" });
  press(table, "void-hand");
  expect(plain(table.text(".pop"))).toContain("VOID-9.1");
  expect(table.all(".unasked")).toEqual([]);
});
