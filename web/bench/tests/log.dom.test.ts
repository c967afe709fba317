import { flushSync } from "svelte";
import { afterAll, expect, test } from "vitest";
import { putAway, show } from "../show";

afterAll(putAway);

test("a name in the log is a part of its sentence, and opens its picture by keys too", async () => {
  const { all, until } = await show("roll/ask.select");
  const isOpen = () => all("dialog [data-portrait], dialog .portrait").length > 0;
  const [name] = all(".log .name");
  expect(name!.tagName).toBe("SPAN"); // a button would be a box that no line goes through
  expect([name!.getAttribute("role"), name!.tabIndex]).toEqual(["button", 0]);
  name!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  flushSync();
  await until(isOpen, "the picture");
});
