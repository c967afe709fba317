import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { settings } from "../../settings.svelte";
import type { LiveTable } from "../../table/live.svelte";
import { learn } from "../../words/t.svelte";
import Company from "./Company.svelte";

const NOW = {
  stage: "playing",
  waiting: [1],
  about: { clock: { pace: "none" }, absence: 1 },
  seats: [
    { person: "a", here: true },
    { person: "b", away: 1 },
  ],
};
const pages: object[] = [];

/** Both places for what is said of who is away: in the bar, and in the strip of the others' turns. */
function places(isAsked: boolean) {
  const table = { name: "k7q2", seat: 0, names: { "seat:1": "Ben" }, now: NOW, question: isAsked ? {} : null };
  const target = document.createElement("div");
  for (const place of ["bar", "strip"] as const) {
    const props = { table: table as unknown as LiveTable, place, attempt: async () => {} };
    pages.push(mount(Company, { target, props }));
  }
  const see = () => {
    flushSync();
    return [".company:not(.over) .slip", "[data-company]", ".over .slip"].map((part) => !!target.querySelector(part));
  };
  return { see, press: () => target.querySelector<HTMLElement>("[data-company]")?.click() };
}

beforeEach(async () => {
  settings.lang = "en";
  await learn("en");
});
afterEach(() => Promise.all(pages.splice(0).map((page) => unmount(page))));

test("while nothing is asked the bar says who is away", () => {
  const { see } = places(false);
  expect(see()).toEqual([true, false, false]);
});

test("while something is asked a chip of the strip says it, and nothing lies over the board until it is pressed", () => {
  const { see, press } = places(true);
  expect(see()).toEqual([false, true, false]);
  press();
  expect(see()).toEqual([false, true, true]);
  press();
  expect(see()).toEqual([false, true, false]);
});
