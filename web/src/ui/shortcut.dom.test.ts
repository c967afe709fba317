import { afterEach, expect, test } from "vitest";
import { inDialog, isShortcut } from "./shortcut";

afterEach(() => document.body.replaceChildren());

function pressed(html: string, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = html;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  (document.querySelector(".focus") ?? document.body).dispatchEvent(event);
  return event;
}

test.each([
  ["a letter on the page", "<p class=focus></p>", "t", true],
  ["a letter in a text", "<input class=focus>", "t", false],
  ["Enter on a box", "<input type=checkbox class=focus>", "Enter", true],
  ["Space on a box", "<input type=checkbox class=focus>", " ", false],
  ["Space on the page", "<p class=focus></p>", " ", true],
])("%s", (_, html, key, yes) => {
  expect(isShortcut(pressed(html, key))).toBe(yes);
  expect(isShortcut(pressed(html, key, { ctrlKey: true }))).toBe(false);
});

test("a dialog has keys of its own", () => {
  expect(inDialog(pressed("<dialog open><p class=focus></p></dialog>", "t"))).toBe(true);
  expect(inDialog(pressed("<p class=focus></p>", "t"))).toBe(false);
});
