import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Component, flushSync, mount, unmount } from "svelte";
import { vi } from "vitest";
import { person } from "../src/me.svelte";
import { settings } from "../src/settings.svelte";
import type { Changes } from "../src/table/content";
import type { Lang } from "../src/words/catalog";
import { learn } from "../src/words/t.svelte";
import Frame from "./Frame.svelte";
import { House } from "./house";
import { type RecordedSight, sightPath } from "./sights";

const WEB = join(import.meta.dirname, "..");
/** Milliseconds until what is awaited is given up. */
const PATIENCE = 100_000;
const WIDTH = 1366;
const HEIGHT = 768;

export async function read(path: string): Promise<unknown> {
  return JSON.parse(await readFile(join(WEB, path), "utf8"));
}

/** Whatever a test has mounted and not taken away, and what it has thrown since. */
let shown: { component: object; target: HTMLElement; faults: unknown[] } | undefined;

/** A warning of the client's is a fault: of what is shown, or of what was put away and still goes on. */
const warned: string[] = [];
const { warn } = console;
console.warn = (...said: unknown[]) => {
  warn(...said);
  warned.push(said.join(" "));
};

export interface Shown {
  readonly sight: RecordedSight;
  readonly root: HTMLElement;
  /** The one element with this selector. */
  one(selector: string): HTMLElement;
  all(selector: string): HTMLElement[];
  /** What is written there, with single spaces. */
  text(selector?: string): string;
  /** Wait for it, or for what goes wrong meanwhile. */
  until(isSo: () => boolean, what: string): Promise<void>;
}

interface How {
  lang?: Lang;
  /** Alone: `board`, `bar` or `portrait` of a thing; else the whole table. */
  part?: "table" | "board" | "bar" | "portrait";
  thing?: string;
  /** What the table plays with instead of what is in the box. */
  content?: Changes;
  /** Of the screen: less than a laptop's is a phone's. */
  width?: number;
  /** No clock runs, whatever was recorded: what happens is seen at its pace. */
  unhurried?: boolean;
}

/** A recorded sight, mounted in this test's document: the whole table, or one part of it alone. */
export async function show(name: string, how: How = {}): Promise<Shown> {
  const { lang = "en", part = "table", thing = "", content, width = WIDTH, unhurried = false } = how;
  await putAway();
  const sight = (await read(sightPath(name))) as RecordedSight;
  if (unhurried) sight.table.about.clock = { ...sight.table.about.clock, pace: "none" };
  new House(read, content ? playedWith(sight, content) : sight, lang, content).open();
  settings.lang = document.documentElement.lang = lang;
  settings.pace = "at_once";
  settings.press = "careful"; // a recorded answer is put together in the list, then sent
  await learn(lang);
  const inside = await componentOf(part);
  const given = part === "table" ? { name: sight.table.table, invite: "" } : { sight, part, thing };
  const target = hang(inside, given, width);
  const drawn = part === "table" || part === "board" ? ".board > *:not(.none)" : "[data-part] > *";
  await until(() => !!target.querySelector(drawn), `${name} is drawn`);
  await loaded();
  return looking(sight, target);
}

/** Mount a component; `until` and `putAway` are then about it. */
export function hang(inside: Component, given: object, width = WIDTH): HTMLElement {
  giveRoom(width);
  const target = document.body.appendChild(document.createElement("div"));
  const faults: unknown[] = [];
  const props = { inside, given: { ...given }, onfault: (fault: unknown) => faults.push(fault) };
  shown = { component: mount(Frame, { target, props }), target, faults };
  return target;
}

/** Take away what is shown, and forget who looked at it. */
export async function putAway(): Promise<void> {
  if (!shown) return;
  const { component, target } = shown;
  shown = undefined;
  await unmount(component);
  target.remove();
  person.become(null);
  person.known = false;
  localStorage.clear();
  if (warned.length) throw new Error(warned.splice(0).join("\n"));
}

/** What a board loads only when it is needed is there, such as a panel of Void. */
export async function loaded(): Promise<void> {
  flushSync();
  await vi.dynamicImportSettled();
  flushSync();
}

/** Wait for it. What is thrown while something is drawn ends the waiting: nothing will come of it any more. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    if (shown?.faults.length) throw shown.faults[0];
    if (isSo()) return;
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((go) => setTimeout(go, 2));
  }
}

/**
 * A document without layout has no sizes. Boards draw for the width that they have, and keys are given to what has one
 * (`decision/keys.svelte.ts`): so all is as large as a laptop's screen.
 */
function giveRoom(width: number): void {
  const sizes = { offsetWidth: width, clientWidth: width, clientHeight: HEIGHT };
  for (const [name, size] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size });
  Object.assign(globalThis, { innerWidth: width, innerHeight: HEIGHT });
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width,
    height: HEIGHT,
  });
}

async function componentOf(part: string): Promise<Component> {
  const found = part === "table" ? await import("../src/pages/Table.svelte") : await import("./Part.svelte");
  return found.default as unknown as Component;
}

/** The same table with a mark that its content is changed. */
function playedWith(sight: RecordedSight, content: Changes): RecordedSight {
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  const about = { ...sight.table.about, content: { name: "All alike", hash } };
  return { ...sight, table: { ...sight.table, about } };
}

function looking(sight: RecordedSight, root: HTMLElement): Shown {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  return {
    sight,
    root,
    all,
    until,
    one(selector) {
      const found = all(selector);
      if (found.length !== 1) throw new Error(`${found.length} elements are ${selector}`);
      return found[0]!;
    },
    text: (selector) =>
      (selector ? all(selector) : [root])
        .map((node) => node.textContent ?? "")
        .join(" ")
        .replace(/\s+/g, " ")
        .trim(),
  };
}
