import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { learn } from "../words/t.svelte";
import Hover from "./Hover.svelte";
import { Pointer } from "./pointer.svelte";

let page: Record<string, unknown> | undefined;
afterEach(async () => {
  if (page) await unmount(page);
  document.body.replaceChildren();
});

/** What the small card says of a thing with these references that lies in these parts, the innermost first. */
async function cardOf(refs: string[], parts: string[]): Promise<string> {
  await learn("en");
  let anchor = document.createElement("span");
  const pointer = new Pointer();
  pointer.know(anchor, () => ({ refs, label: "what a reader hears" }));
  const thing = anchor;
  for (const part of parts) {
    const around = document.createElement("div");
    around.dataset.tell = part;
    around.append(anchor);
    anchor = around;
  }
  document.body.append(anchor);
  const known = ["die:1", "phase:1"];
  const glance = (ref: string) => (known.includes(ref) ? { name: `told of ${ref}` } : null);
  const target = document.body.appendChild(document.createElement("div"));
  page = mount(Hover, { target, props: { pointer, glance, hasPortrait: () => false, onlook: () => {} } });
  pointer.tell(thing, "rest");
  flushSync();
  return target.querySelector(".name")?.textContent ?? "";
}

test("a thing tells of itself", async () => {
  expect(await cardOf(["die:1"], ["phase:1"])).toBe("told of die:1");
});

test("a button that covers a plate and has nothing of its own tells of the plate", async () => {
  expect(await cardOf([], ["phase:1"])).toBe("told of phase:1");
  expect(await cardOf(["slot:1"], ["nobody:1", "phase:1"])).toBe("told of phase:1");
});

test("where nothing is told of it nor of what lies around it, its label speaks", async () => {
  expect(await cardOf(["slot:1"], ["nobody:1"])).toBe("what a reader hears");
});
