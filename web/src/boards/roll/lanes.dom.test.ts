import { afterAll, expect, test } from "vitest";
import { giveAnswer, openList } from "../../../bench/checks/answering";
import { plain, reading } from "../../../bench/checks/reading";
import { putAway, show } from "../../../bench/show";
import { PHASES } from "./content";
import { type RollView, sizeOf } from "./view";

afterAll(putAway);

/** Each of these answers is the last of its phase. */
test.each(["roll/ask.ship", "roll/ask.workers"])("%s: a finished lane tells what each did there", async (name) => {
  const shown = await show(name);
  const table = reading(shown, "en");
  const { phase, players } = shown.sight.table.view as unknown as RollView;
  const workers = players.flatMap(({ columns }, seat) => (sizeOf(columns[phase!] ?? {}) ? [seat] : []));
  expect(workers.length).toBeGreaterThan(0);
  await openList(table);
  await giveAnswer(table);
  const lane = shown.all(".board .lane")[PHASES.findIndex(({ id }) => id === phase)]!;
  expect(lane.classList).toContain("done");
  const deeds = [...lane.querySelectorAll(".deeds li")];
  for (const seat of workers) {
    const deed = deeds.find((one) => plain(one.textContent).startsWith(plain(table.words.name(`seat:${seat}`))));
    expect(deed && plain(deed.textContent).length).toBeGreaterThan(table.words.name(`seat:${seat}`).length);
  }
});
