import { flushSync } from "svelte";
import { afterAll, afterEach, expect, test } from "vitest";
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
