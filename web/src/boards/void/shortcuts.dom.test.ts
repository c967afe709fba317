import { afterAll, expect, test } from "vitest";
import { putAway, show } from "../../../bench/show";

afterAll(putAway);

test("the list of shortcuts names the letters of the actions and the ways over the map", async () => {
  const table = await show("void/ask.action", { lang: "fr" });
  table.root.querySelector(".board")!.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
  await table.until(() => table.all("dialog dl").length > 1, "the keys of the board are listed");
  const told = table.text("dialog");
  for (const said of ["Sur ce plateau", "Attaquer", "Se déplacer", "Votre flotte suivante"])
    expect(told).toContain(said);
});

test("an event that asks something is told on a small screen", async () => {
  const table = await show("void/ask.pass_card", { lang: "fr", width: 390 });
  await table.until(() => table.all(".event .told").length > 0, "the event is told");
  expect(table.text(".event")).toContain("Sommet galactique");
});
