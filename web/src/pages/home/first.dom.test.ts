import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { House } from "../../../bench/house";
import { read } from "../../../bench/show";
import { settings } from "../../settings.svelte";
import { finishedGames } from "../../table/finished.svelte";
import { learn } from "../../words/t.svelte";
import Home from "../Home.svelte";
import { keepChoices } from "./choices";
import { firstGames } from "./first.svelte";
import { METAS } from "./games";

const [[anyGame = ""] = []] = [...METAS].filter(([, { isGentle }]) => !isGentle);
const gentle = [...METAS.values()].find(({ isGentle }) => isGentle)?.names.en;

let asked: string[];
let page: object | undefined;
let target: HTMLElement;

/** The home page of a server on which nobody has played anything, for somebody with this memory. */
async function come(): Promise<void> {
  asked = [];
  target = document.body.appendChild(document.createElement("div"));
  new House(read).open();
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", (input: string, init?: RequestInit) => {
    if (init?.method === "POST") asked.push(new URL(input, "http://x").pathname);
    return answer(input, init);
  });
  page = mount(Home, { target });
  await vi.waitFor(() => expect(target.querySelector(`[data-play=${anyGame}]`)).not.toBeNull());
}

const press = (selector: string) => target.querySelector<HTMLElement>(selector)?.click();
const isMaking = () => asked.some((path) => path.endsWith("/tables"));

beforeEach(async () => {
  localStorage.clear();
  firstGames.wish(true);
  settings.lang = "en";
  await learn("en");
});
afterEach(async () => {
  if (page) await unmount(page);
  target.remove();
  vi.unstubAllGlobals();
});

test("a game's guide is offered before the first game, and never again", async () => {
  await come();
  press(`[data-play=${anyGame}]`);
  await vi.waitFor(() => expect(target.querySelector("dialog")?.textContent).toContain("first game"));
  expect(document.activeElement?.hasAttribute("data-guided")).toBe(true);
  target.querySelector("dialog")?.close();
  await vi.waitFor(() => expect(target.querySelector("dialog")).toBeNull());
  expect(isMaking()).toBe(false);
  press(`[data-play=${anyGame}]`);
  await vi.waitFor(() => expect(isMaking()).toBe(true));
  expect(target.querySelector("dialog")).toBeNull();
});

test("the large button begins with the gentlest game and its guide, which a switch leaves out", async () => {
  await come();
  const said = () => target.querySelector("[data-hero]")?.textContent.replace(/\s+/g, " ");
  expect(said()).toContain(`${gentle}, with the guide`);
  press("input[role=switch]");
  await vi.waitFor(() => expect(said()).toContain(`${gentle}: you and 1 bot`));
});

test("the switch of the guide holds, and the guide is offered until a game was played to its end", async () => {
  await come();
  const hero = () => target.querySelector("[data-hero]")?.textContent.replace(/\s+/g, " ");
  const toggle = () => target.querySelector<HTMLInputElement>("input[role=switch]");
  press("input[role=switch]");
  await unmount(page!);
  target.remove();
  await come();
  await vi.waitFor(() => expect(toggle()?.checked).toBe(false));
  press("input[role=switch]");
  await vi.waitFor(() => expect(hero()).toContain("with the guide"));
  for (const game of METAS.keys()) finishedGames.note(game);
  await vi.waitFor(() => expect(toggle()).toBeNull());
});

test("a digit plays the game in its place, with as many as the last time", async () => {
  keepChoices(anyGame, { seats: 4 });
  await come();
  const button = target.querySelector<HTMLElement>(`[data-play=${anyGame}]`)!;
  expect(button.getAttribute("aria-label")).toContain("3 bots");
  firstGames.note(anyGame);
  const key = button.getAttribute("aria-keyshortcuts")!;
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  await vi.waitFor(() => expect(isMaking()).toBe(true));
});
