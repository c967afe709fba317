import { flushSync } from "svelte";
import { afterAll, expect, test } from "vitest";
import { putAway, show } from "../../../../bench/show";
import { settings } from "../../../settings.svelte";

afterAll(putAway);

test("who may come aboard stands at the pennant of the ship that moves, and comes by one press", async () => {
  const table = await show("void/passenger", { lang: "fr" });
  settings.press = "quick";
  const waiting = () => table.all(".aboard .seat:not(.on)");
  expect(table.all(".aboard .seat.on")).toHaveLength(0);
  const labels = waiting().map((seat) => seat.querySelector(".press")!.getAttribute("aria-label"));
  expect(labels.some((label) => label?.startsWith("Starfighter, reste"))).toBe(true);
  expect(table.all("#decision .answer")).toHaveLength(0);
  waiting().find((seat) => seat.innerHTML.includes("ship-starfighter"))!.querySelector<HTMLElement>(".press")!.click(); // biome-ignore format: one press
  flushSync();
  await table.until(() => table.all(".aboard .seat.on").length > 0, "it is aboard");
});

test("a switch beside the passengers makes the next space a stage of the move, once", async () => {
  const table = await show("void/passenger", { lang: "fr" });
  settings.press = "quick";
  const leg = () => table.one(".aboard .leg");
  leg().click();
  flushSync();
  expect(leg().getAttribute("aria-pressed")).toBe("true");
  table.one('[data-thing="space:b1"] .press').click();
  await table.until(() => table.all(".aboard .leg.on").length === 0, "the next space is an end again");
});
