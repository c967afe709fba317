import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { vi } from "vitest";
import { person } from "../src/me.svelte";
import { settings } from "../src/settings.svelte";
import type { Lang } from "../src/words/catalog";
import { learn } from "../src/words/t.svelte";
import { House } from "./house";
import { type RecordedSight, sightPath } from "./sights";

const WEB = join(import.meta.dirname, "..");

async function read(path: string): Promise<unknown> {
  return JSON.parse(await readFile(join(WEB, path), "utf8"));
}

/** Whatever a test has mounted and not taken away. */
let shown: { component: object; target: HTMLElement } | undefined;

export interface Shown {
  readonly sight: RecordedSight;
  readonly root: HTMLElement;
  /** The one element with this selector. */
  one(selector: string): HTMLElement;
  all(selector: string): HTMLElement[];
  /** What is written there, with single spaces. */
  text(selector?: string): string;
}

interface How {
  lang?: Lang;
  /** Alone: `board`, `bar` or `portrait` of a thing; else the whole table. */
  part?: "table" | "board" | "bar" | "portrait";
  thing?: string;
}

/** A recorded sight, mounted in this test's document: the whole table, or one part of it alone. */
export async function show(name: string, { lang = "en", part = "table", thing = "" }: How = {}): Promise<Shown> {
  await putAway();
  const sight = (await read(sightPath(name))) as RecordedSight;
  new House(read, sight, lang).open();
  settings.lang = document.documentElement.lang = lang;
  settings.pace = "at_once";
  await learn(lang);
  const target = document.body.appendChild(document.createElement("div"));
  shown = { component: await mounted(sight, part, thing, target), target };
  await vi.waitFor(() => ready(target, part), { timeout: 30_000, interval: 5 });
  flushSync();
  return looking(sight, target);
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
}

async function mounted(sight: RecordedSight, part: string, thing: string, target: HTMLElement): Promise<object> {
  if (part === "table") {
    const { default: Table } = await import("../src/pages/Table.svelte");
    return mount(Table, { target, props: { name: sight.table.table, invite: "" } });
  }
  const { default: Part } = await import("./Part.svelte");
  return mount(Part, { target, props: { sight, part, thing } });
}

/** The board is drawn, and not only its frame. */
function ready(target: HTMLElement, part: string): void {
  const drawn = target.querySelector(
    part === "table" || part === "board" ? ".board > *:not(.none)" : "[data-part] > *",
  );
  if (!drawn) throw new Error(`nothing is drawn: ${target.innerHTML.slice(0, 400)}`);
}

function looking(sight: RecordedSight, root: HTMLElement): Shown {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  return {
    sight,
    root,
    all,
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
