import { expect, test, vi } from "vitest";
import { Draft } from "../../decision/draft.svelte";
import type { Option, Question } from "../../wire/generated/messages";
import { letGo, press } from "./keyboard";

const READY = { code: 3, likely: true, reveals: true } as Option;

/** What Enter sends so long after this was asked. */
function entered(after: number, { option = READY, picks = false, repeat = false } = {}): unknown[] {
  const send = vi.fn(async () => undefined);
  const draft = new Draft(send);
  const question = { id: 7, seat: 0, kind: "choose", prompt: ["ask.x", {}], low: 1, high: 1, targets: [], caps: [] };
  draft.face({ ...question, options: [option, { code: 4 }] } as unknown as Question);
  if (picks) draft.toggle(option.code);
  const event = new KeyboardEvent("keydown", { key: "Enter", repeat });
  Object.defineProperty(event, "timeStamp", { value: performance.now() + after });
  Object.defineProperty(event, "target", { value: document.body });
  expect(press(event, draft, false, {})).toBe(true);
  return send.mock.calls;
}

test("Enter gives the likely answer, but not for good before anybody can have read what is asked", () => {
  expect(entered(1000)).toEqual([[7, [3], false]]);
  expect(entered(50)).toEqual([]);
  expect(entered(50, { option: { ...READY, reveals: false } })).toHaveLength(1); // it can be taken back
  expect(entered(50, { picks: true })).toHaveLength(1); // who has picked something has read it
});

test("a key that is held down answers one question", () => {
  expect(entered(1000, { repeat: true })).toEqual([]);
});

test.each([
  ['<div class="board"><button>+</button></div>', 1, false],
  ['<div class="board"><button>+</button></div>', 0, true], // by the keyboard
  ['<div class="board"><ul data-enter><li><button class="press"></button></li></ul></div>', 1, false],
  ['<div class="board"><button class="press"></button></div>', 1, true], // Enter is not its own
  ['<div class="prompt"><button>+</button></div>', 1, false],
  ["<dialog open><button>+</button></dialog>", 1, true],
])("%s pressed %i times by a pointer keeps the focus: %s", (inside, detail, keeps) => {
  document.body.innerHTML = inside;
  const button = document.querySelector("button")!;
  button.focus();
  window.addEventListener("click", letGo, { once: true });
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
  expect(document.activeElement === button).toBe(keeps);
});
