import { flushSync } from "svelte";
import { afterAll, expect, test } from "vitest";
import { putAway, show } from "../../../../bench/show";
import { PICKING } from "../../../decision/keys.svelte";
import { KEY_OF_ACTION } from "../signs";

afterAll(putAway);

test("H and F find one’s home world and fleets wherever the focus is", async () => {
  const table = await show("void/ask.action", { lang: "fr" });
  const press = (key: string) => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
  };
  const focused = () => document.activeElement!;
  await table.until(() => table.all(".fleet.mine").length > 1, "fleets stand on the map");
  await Promise.resolve(); // keys are given once all stands
  press("h");
  expect(focused().closest<HTMLElement>("[data-space]")?.dataset.space).toBe("home_1");
  document.querySelector<HTMLElement>("#decision button")?.focus();
  const fleets = [0, 1].map(() => {
    press("f");
    return focused().closest<HTMLElement>(".fleet.mine")?.dataset.thing;
  });
  expect(new Set(fleets.filter((fleet) => fleet?.endsWith(".1"))).size).toBe(2);
  expect(table.all(".picked")).toHaveLength(0);
});

test("no action has the key of something else at the table", () => {
  const free = PICKING.filter((key) => key !== "H" && key !== "F");
  expect(Object.values(KEY_OF_ACTION).filter((key) => !free.includes(key))).toEqual([]);
});
