import { flushSync } from "svelte";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { plain } from "../../../../bench/checks/reading";
import { hears } from "../../../../bench/hears";
import { putAway, type Shown, show } from "../../../../bench/show";
import { settings } from "../../../settings.svelte";

afterEach(() => {
  vi.restoreAllMocks();
  settings.motion = "system";
});
afterAll(putAway);

/** The attack on Dromond: its odds are told, then it is begun. */
async function attack(table: Shown): Promise<ReturnType<typeof hears>> {
  const heard = hears((_, n) => (n === 1 ? table.sight.then! : []));
  table.one(".plates .press[aria-label^=Attaquer]").click();
  flushSync();
  table.one("[data-space=dromond] .sp > .press").click();
  await table.until(() => table.all(".panel.odds").length > 0, "the odds are told");
  expect(plain(table.text(".panel.odds .chance"))).toBe("95 %");
  expect(heard).toEqual([]);
  await import("./Attack.svelte"); // so that a slow machine does not load it longer than the scene lasts
  table.one(".prompt .confirm").click();
  await table.until(() => table.all(".scene .frame").length > 0, "the dice are seen");
  return heard;
}

test("odds are told before an attack; any press ends its scene and answers nothing, the next one takes it away", async () => {
  const table = await show("void/attack", { lang: "fr", unhurried: true });
  settings.pace = "calm";
  const heard = await attack(table);
  expect(table.one(".scene").dataset.scene).toBe("on");
  table.one(".shield").click();
  flushSync();
  expect(table.one(".scene").dataset.scene).toBe("rests");
  expect(plain(table.text(".scene .end strong"))).toBe("Conquise");
  expect(table.one(".scene .dice [role=img]").getAttribute("aria-label")).toMatch(
    /^\w+ \d pour \d\+(, \w+ \d pour \d\+)*$/,
  );
  expect(heard).toHaveLength(1);
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  flushSync();
  expect([table.all(".scene").length, heard.length]).toEqual([0, 1]);
});

test("keys end it too, and pick nothing", async () => {
  const table = await show("void/attack", { lang: "fr", unhurried: true });
  settings.pace = "calm";
  const heard = await attack(table);
  table.one(".board").dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true, cancelable: true }));
  flushSync();
  expect(table.one(".scene").dataset.scene).toBe("rests");
  expect([heard.length, table.all(".board .thing.picked").length]).toEqual([1, 0]);
});

test("a conquered planet has a broken ring with a shield; where nothing moves it is outlined on the map", async () => {
  const table = await show("void/attack", { lang: "fr", unhurried: true });
  settings.motion = "off";
  const heard = await attack(table);
  expect(table.one(".scene").dataset.scene).toBe("rests");
  expect(table.all(".scene .world.conquest use[href$=void-shield]")).toHaveLength(1);
  await table.until(() => table.all("[data-space=dromond] .arrived").length > 0, "the planet is outlined");
  expect(heard).toHaveLength(1);
});
