import { mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { BoardModule } from "../../boards/board";
import { settings } from "../../settings.svelte";
import type { Sight } from "../../table/sight";
import { Catalog } from "../../words/catalog";
import { learn } from "../../words/t.svelte";
import Enlarge from "./Enlarge.svelte";

beforeEach(async () => {
  settings.lang = "en";
  await learn("en");
});

test("a portrait that cannot be loaded says so under its title", async () => {
  const board: Partial<BoardModule> = { portrait: () => Promise.reject(new TypeError("offline")) };
  const sight: Partial<Sight> = { words: new Catalog("en", { "card.harbour": "Harbour" }, {}) };
  const target = document.createElement("div");
  const props = { board: board as BoardModule, sight: sight as Sight, thing: "card:harbour", onclose() {} };
  const dialog = mount(Enlarge, { target, props });
  await vi.waitFor(() => expect(target.querySelector("[role=alert]")?.textContent).toMatch(/could not be loaded/));
  expect(target.querySelector("h2")?.textContent).toBe("Harbour");
  await unmount(dialog);
});
