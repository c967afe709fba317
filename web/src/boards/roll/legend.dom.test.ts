import { afterAll, expect, test } from "vitest";
import { putAway, show } from "../../../bench/show";

afterAll(putAway);

test("the list of keys says what this board's signs mean, below those of every board", async () => {
  const table = await show("roll/ask.arrange", { lang: "fr" });
  table.root.querySelector(".board")!.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
  await table.until(() => table.all("dialog li").length > 3, "the signs are listed");
  for (const said of ["Un cadenas", "les dés qui ont travaillé", "Ordonner"])
    expect(table.text("dialog")).toContain(said);
});
