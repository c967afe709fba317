import { flushSync } from "svelte";
import { afterAll, expect, test } from "vitest";
import { putAway, show } from "../../../../bench/show";
import { settings } from "../../../settings.svelte";

afterAll(putAway);

test("a press on a fleet of several kinds asks which of them moves, and a press on one of them sends it", async () => {
  const table = await show("void/ask.action", { lang: "fr" });
  settings.press = "quick";
  const press = (place: HTMLElement) => {
    place.querySelector<HTMLElement>(".press")!.click();
    flushSync();
  };
  const kinds = () => table.all(".kinds .kind");
  press(table.one('[data-thing="fleet:home_1.1"]'));
  await new Promise((go) => setTimeout(go, 50)); // an answer would have been heard
  flushSync();
  expect(kinds().map(({ innerHTML }) => /ship-(\w+)/.exec(innerHTML)?.[1])).toEqual(["diplomat", "centipede", "starfighter"]); // biome-ignore format: a list
  expect(kinds().filter(({ classList }) => classList.contains("picked"))).toHaveLength(1);
  press(kinds().find(({ classList }) => !classList.contains("picked"))!);
  await table.until(() => !kinds().length, "it is sent");
});
