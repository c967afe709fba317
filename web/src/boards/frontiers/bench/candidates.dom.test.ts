import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { putAway, show } from "../../../../bench/show";
import { viewOf } from "../view";

afterEach(putAway);

test("while no world is weighed, the bench has them all with what they ask; a press on one weighs it", async () => {
  const table = await show("frontiers/ask.settle");
  const { players } = viewOf(table.sight.table as never);
  const { explored } = players[table.sight.table.seat!]!;
  const plates = table.all(".balance li .plate");
  expect(plates).toHaveLength(explored.length);
  for (const plate of plates) expect(plate.textContent).toMatch(/\$\d|\d of \d/);
  table.all(".balance li .plate.lit .press")[0]!.click();
  flushSync();
  expect(table.all(".balance li .plate")).toHaveLength(0);
  expect(table.all(".balance .way").length).toBeGreaterThan(0);
});
