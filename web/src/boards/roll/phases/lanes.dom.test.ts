import { flushSync } from "svelte";
import { afterAll, expect, test } from "vitest";
import { giveAnswer, openList } from "../../../../bench/checks/answer";
import { plain, reading } from "../../../../bench/checks/reading";
import { putAway, show } from "../../../../bench/show";
import { nameOf } from "../../rowWords";
import { BOX } from "../content";
import { sizeOf, viewOf } from "../view";

afterAll(putAway);

/** This answer is the last of its phase, and each worker there completes something. */
test("a finished lane tells what each did there", async () => {
  const shown = await show("roll/ask.workers");
  const table = reading(shown, "en");
  const { phase, players } = viewOf({ view: shown.sight.table.view! });
  const workers = players.flatMap(({ columns }, seat) => (sizeOf(columns[phase!] ?? {}) ? [seat] : []));
  expect(workers.length).toBeGreaterThan(0);
  await openList(table);
  await giveAnswer(table);
  const lane = shown.all(".board .lane")[BOX.phases.findIndex(({ id }) => id === phase)]!;
  expect(lane.classList).toContain("done");
  const deeds = [...lane.querySelectorAll(".deeds li")];
  for (const seat of workers) {
    const deed = deeds.find((one) => plain(one.textContent).startsWith(plain(table.words.name(`seat:${seat}`))));
    expect(deed && plain(deed.textContent).length).toBeGreaterThan(table.words.name(`seat:${seat}`).length);
  }
});

/** The page was opened in Ship: nobody was asked anything in Develop, and this page did not see it. */
test("a lane that passed between two questions tells it too, on a page that was opened later", async () => {
  const { all } = await show("roll/ask.ship");
  const lane = all(".board .lane")[BOX.phases.findIndex(({ id }) => id === "develop")]!;
  expect(lane.classList).toContain("done");
  expect([...lane.querySelectorAll(".deeds li")].map((deed) => plain(deed.textContent))).toEqual([
    expect.stringContaining(nameOf(BOX.tileOf("galactic_renaissance"))),
  ]);
});

test("a die and the plate of a phase are pressed in any order, and the die lies there at once", async () => {
  const shown = await show("roll/ask.select");
  const [code] = shown.sight.answer!.choice;
  const ref = shown.sight.table.questions![0]!.options.find((option) => option.code === code)!.ref;
  const at = BOX.phases.findIndex(({ id }) => ref === `phase:${id}`);
  const press = (selector: string, i = 0) => {
    shown.all(`.board ${selector} > .press`)[i]!.click();
    flushSync();
  };
  press(".lane .piece.lit");
  expect(shown.all(".board .lane .piece.picked")).toHaveLength(1); // of dice alike only this one
  const workers = shown.all(".board .lane .piece").length;
  press(".lane .takes.lit", at); // the whole plate
  expect(shown.all(".board .lane")[at]!.querySelector(".sel.full .rdie")).not.toBeNull();
  expect(shown.all(".board .lane .piece")).toHaveLength(workers - 1);
});
