import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pointer } from "./pointer.svelte";

let pointer: Pointer;
let stop: () => void;
let isQuiet: boolean;
const looked: string[][] = [];
const pressed: string[] = [];

function part(tell: string): HTMLElement {
  const node = document.body.appendChild(document.createElement("div"));
  node.dataset.tell = tell;
  return node;
}

/** A thing with its button, as `Thing` draws it. */
function thing(ref: string): HTMLElement {
  const node = document.body.appendChild(document.createElement("span"));
  node.className = "thing";
  const button = node.appendChild(document.createElement("button"));
  button.addEventListener("click", () => pressed.push(ref));
  pointer.know(node, () => ({ refs: [ref], label: `the ${ref}` }));
  return node;
}

const send = (node: Element, type: string, init: PointerEventInit = {}) =>
  node.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "mouse", ...init }));
const move = (node: Element) => send(node, "pointermove", { movementX: 3 });
const button = (node: Element) => node.querySelector("button")!;
const finger = { pointerType: "touch", clientX: 50, clientY: 50 };

beforeEach(() => {
  vi.useFakeTimers();
  isQuiet = false;
  looked.length = pressed.length = 0;
  document.body.replaceChildren();
  pointer = new Pointer(
    () => isQuiet,
    (refs) => looked.push([...refs]),
  );
  stop = pointer.watch();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("a part of the board is told where the pointer rests, not while it moves", () => {
  const dial = part("dial");
  move(dial);
  vi.advanceTimersByTime(340);
  expect(pointer.at).toBeNull();
  vi.advanceTimersByTime(20);
  expect(pointer.at).toMatchObject({ refs: ["dial"], how: "rest", isTouch: false });
});

test("things that slide under a still pointer are not pointed at", () => {
  send(part("dial"), "pointermove", { movementX: 0, movementY: 0 });
  vi.advanceTimersByTime(1000);
  expect(pointer.at).toBeNull();
});

test("who has just read of one thing reads at once of the next; later one rests anew", () => {
  const [dial, bag] = [part("dial"), thing("tile:1")];
  move(dial);
  vi.advanceTimersByTime(360);
  move(bag);
  expect(pointer.at).toBeNull();
  vi.advanceTimersByTime(90);
  expect(pointer.at).toMatchObject({ refs: ["tile:1"], label: "the tile:1" });
  move(document.body);
  expect(pointer.at).toBeNull();
  vi.advanceTimersByTime(700);
  move(dial);
  vi.advanceTimersByTime(90);
  expect(pointer.at).toBeNull();
});

test("the inner thing is told, not what lies around it", () => {
  const lane = part("phase:1");
  const die = thing("die:1");
  lane.append(die);
  move(button(die));
  vi.advanceTimersByTime(360);
  expect(pointer.at?.refs).toEqual(["die:1"]);
});

test("a press, Escape or the wheel end it, also what was still to come", () => {
  const dial = part("dial");
  for (const end of [
    () => send(document.body, "pointerdown"),
    () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
    () => send(document.body, "wheel"),
  ]) {
    move(document.body);
    move(dial);
    vi.advanceTimersByTime(1000);
    expect(pointer.at).not.toBeNull();
    end();
    expect(pointer.at).toBeNull();
  }
});

test("what is only told is told at once when it is pressed; a button does what it does", () => {
  const dial = part("dial");
  send(dial, "click");
  expect(pointer.at).toMatchObject({ refs: ["dial"], how: "press" });
  const tile = thing("tile:1");
  pointer.end();
  send(button(tile), "click");
  expect([pressed, pointer.at]).toEqual([["tile:1"], null]);
});

test("a finger that holds a thing is told of it, and picks nothing", () => {
  const tile = thing("tile:1");
  send(button(tile), "pointerdown", finger);
  vi.advanceTimersByTime(390);
  expect(pointer.at).toBeNull();
  vi.advanceTimersByTime(20);
  expect(pointer.at).toMatchObject({ how: "hold", isTouch: true });
  send(button(tile), "pointerup", finger);
  send(button(tile), "click");
  expect(pressed).toEqual([]);
  send(button(tile), "pointerdown", finger); // on its sheet, or wherever
  send(button(tile), "click");
  expect(pressed).toEqual(["tile:1"]);
});

test("a finger that moves or lifts before that means something else", () => {
  const tile = thing("tile:1");
  send(button(tile), "pointerdown", finger);
  send(button(tile), "pointermove", { ...finger, clientX: 62 });
  vi.advanceTimersByTime(1000);
  expect(pointer.at).toBeNull();
  send(button(tile), "pointerdown", finger);
  send(button(tile), "pointerup", finger);
  vi.advanceTimersByTime(1000);
  expect(pointer.at).toBeNull();
  send(button(tile), "click");
  expect(pressed).toEqual(["tile:1"]);
});

test("I looks closer at what the pointer lies on; whoever wants no small cards gets them by the first I", () => {
  const press = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
  const tile = thing("tile:1");
  move(tile);
  press();
  expect(looked).toEqual([["tile:1"]]);
  isQuiet = true;
  move(tile);
  vi.advanceTimersByTime(1000);
  expect(pointer.at).toBeNull();
  press();
  expect(pointer.at).toMatchObject({ how: "rest" });
  press();
  expect(looked).toHaveLength(2);
});

test("the other mouse button looks closer too", () => {
  const tile = thing("tile:1");
  expect(send(button(tile), "contextmenu")).toBe(false);
  expect(looked).toEqual([["tile:1"]]);
});

test("the keyboard's focus tells after a while, and what is left is told no more", () => {
  const tile = thing("tile:1");
  vi.spyOn(button(tile), "matches").mockReturnValue(true); // :focus-visible
  button(tile).focus();
  vi.advanceTimersByTime(500);
  expect(pointer.at).toBeNull();
  vi.advanceTimersByTime(110);
  expect(pointer.at).toMatchObject({ refs: ["tile:1"] });
  button(tile).blur();
  expect(pointer.at).toBeNull();
});
