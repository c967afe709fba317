import { expect, test, vi } from "vitest";
import { Draft } from "../../../decision/draft.svelte";
import type { Question } from "../../../wire/generated/messages";
import { CouldNot } from "../../../wire/line.svelte";
import { aPlayer } from "../fixtures";
import { columnNames, slotNames } from "../phases/lanes";
import { Picking } from "./pairs.svelte";
import { placed } from "./placing";

vi.mock("../../../wire/line.svelte", () => ({
  RefusedByRule: class extends Error {},
  CouldNot: class extends Error {},
  LineLost: class extends Error {},
}));

function asked(prompt: string, refs: readonly string[], more: Partial<Question> = {}): Question {
  return {
    id: 7,
    seat: 0,
    kind: "choose",
    prompt: [prompt, {}],
    rule: "ROLL-4.3",
    low: 1,
    high: 1,
    targets: [],
    caps: [],
    options: refs.map((ref, code) => ({ code, ref })),
    ...more,
  };
}

function facing(question: Question, kindsIn: (phase: string) => string[] = () => []) {
  const send = vi.fn(async () => undefined);
  const draft = new Draft(
    send,
    () => false,
    () => true,
  );
  draft.face(question);
  return { draft, picking: new Picking(draft, kindsIn), send };
}

const SHIP = ["good:moon.home>trade", "good:moon.home>consume", "good:zone.rare>consume"];

test("a good and what becomes of it are pointed at in any order", () => {
  for (const [first, second] of [
    ["good:moon.home", "consume"],
    ["consume", "good:moon.home"],
  ]) {
    const { draft, picking } = facing(asked("ask.ship", SHIP));
    picking.partOf([first!])?.take();
    expect(draft.picks).toEqual([]);
    expect(picking.partOf([first!])?.isTaken).toBe(true);
    picking.partOf([second!])?.take();
    expect(draft.picks).toEqual([1]);
  }
});

test("a phase is sent by one tap, and so is the die that selects it", () => {
  const phases = ["phase:explore", "phase:ship"];
  const select = facing(asked("ask.select", phases));
  select.picking.partOf(slotNames(select.draft, "ship"))?.take();
  expect(select.send).toHaveBeenCalledWith(7, [1], false);
  expect(columnNames(select.draft, "ship")).toEqual([]); // a phase is selected on its plate, not in its column
  const selector = facing(asked("ask.selector", ["die:home@explore", "die:rare@ship"]));
  selector.picking.partOf(["die:rare@ship.0", "die:rare@ship"])?.take();
  expect(selector.send).toHaveBeenCalledWith(7, [1], false);
});

test("a phase that is pressed alone is selected by a worker that shows it; where none does, one is chosen", async () => {
  const kinds: Record<string, string[]> = { explore: ["home"], ship: ["rare", "home"] };
  const select = asked("ask.select", ["phase:explore", "phase:ship", "phase:settle"]);
  const selector = asked("ask.selector", ["die:rare@ship", "die:home@explore"], { id: 8 });
  for (const [phase, answers] of [
    [
      "explore",
      [
        [7, [0], false],
        [8, [1], false],
      ],
    ],
    [
      "ship",
      [
        [7, [1], false],
        [8, [0], false],
      ],
    ],
    ["settle", [[7, [2], false]]],
  ] as const) {
    const { draft, picking, send } = facing(select, (column) => kinds[column] ?? []);
    picking.partOf([`phase:${phase}`])?.take();
    await vi.waitFor(() => expect(draft.sending).toBe(false));
    draft.face(selector);
    picking.goOn();
    expect(send.mock.calls).toEqual(answers);
  }
});

test("Dictate takes a die and its column, then the die that is set aside", () => {
  const moves = ["die:home@explore>ship", "die:home@explore>settle", "die:rare@ship>settle"];
  const dictate = facing(asked("ask.dictate", moves));
  dictate.picking.partOf(["die:home@explore.0", "die:home@explore"])?.take();
  expect(dictate.send).not.toHaveBeenCalled();
  dictate.picking.partOf(columnNames(dictate.draft, "settle"))?.take();
  expect(dictate.send).toHaveBeenCalledWith(7, [1], false);
  const aside = facing(asked("ask.set_aside", ["die:rare@ship"]));
  aside.picking.partOf(["die:rare@ship"])?.take();
  expect(aside.send).toHaveBeenCalledWith(7, [0], false);
});

test("what was taken can be put back, and another good takes its place", () => {
  const { draft, picking } = facing(asked("ask.ship", SHIP));
  picking.partOf(["good:moon.home"])?.take();
  picking.partOf(["good:moon.home"])?.take();
  expect(picking.from).toBe("");
  picking.partOf(["good:zone.rare"])?.take();
  expect(picking.to).toBe("consume"); // all that can become of it here
  expect(draft.picks).toEqual([2]);
});

test("the finest name of a thing counts, and twins are told apart only where the question does", () => {
  const { draft, picking } = facing(
    asked("ask.recruit", ["die:home@citizenry.0", "die:home@citizenry.1"], { high: 2 }),
  );
  picking.partOf(["die:home@citizenry.1", "die:home@citizenry"])?.take();
  expect(draft.picks).toEqual([1]);
  expect(picking.partOf(["die:home@citizenry.0", "die:home@citizenry"])?.isTaken).toBe(false);
  const group = facing(asked("ask.remove", ["die:home@cup"]));
  expect(group.picking.partOf(["die:home@cup.2", "die:home@cup"])?.options).toHaveLength(1);
  expect(group.picking.partOf(["die:rare@cup.0", "die:rare@cup"])).toBeUndefined();
});

test("what shows something new is picked first, and sent by the second press on it", () => {
  const question = asked("ask.remove", ["die:home@cup", "die:rare@cup"]);
  const { picking, send, draft } = facing({
    ...question,
    options: question.options.map((one) => ({ ...one, reveals: true })),
  });
  picking.partOf(["die:rare@cup.1", "die:rare@cup"])?.take();
  expect(send).not.toHaveBeenCalled();
  expect(draft.picks).toEqual([1]);
  picking.partOf(["die:rare@cup.1", "die:rare@cup"])?.take();
  expect(send).toHaveBeenCalledWith(7, [1], false);
});

test("of dice alike only the one that was pressed is marked", () => {
  const { picking } = facing(asked("ask.dictate", ["die:home@explore>ship", "die:home@explore>settle"]));
  const partOf = (copy: number) => picking.partOf([`die:home@explore.${copy}`, "die:home@explore"]);
  partOf(1)?.take();
  expect([0, 1, 2].map((copy) => partOf(copy)?.isTaken)).toEqual([false, true, false]);
});

const WORKERS = ["die:home@explore", "die:rare@ship"];

/** Asks for the phase, then for the worker, as the server does. */
function selecting() {
  const table = facing(asked("ask.select", ["phase:explore", "phase:ship"]));
  const { draft, picking } = table;
  const askForWorker = () => {
    draft.face({ ...asked("ask.selector", WORKERS), id: 8, prompt: ["ask.selector", { phase: "phase:ship" }] });
    picking.goOn();
  };
  return { ...table, askForWorker, part: (name: string) => picking.partOf([`${name}.1`, name]) };
}

test("a worker and its phase are pointed at in any order: one press each", async () => {
  const { draft, picking, send, askForWorker, part } = selecting();
  expect(part("die:home@explore")?.isMovable).toBe(true);
  part("die:home@explore")?.take();
  expect(part("die:home@explore")?.isTaken).toBe(true);
  expect(send).not.toHaveBeenCalled();
  part("phase:ship")?.take();
  expect(send).toHaveBeenLastCalledWith(7, [1], false);
  expect(picking.placing).toEqual({ die: "die:home@explore.1", phase: "ship" });
  await vi.waitFor(() => expect(draft.sending).toBe(false));
  askForWorker();
  expect(send).toHaveBeenLastCalledWith(8, [0], false);
  expect(picking.placing).toEqual({ die: "die:home@explore.1", phase: "ship" });
});

test("a worker rests on the plate at once, and where the table refuses it is back in its column", async () => {
  const { draft, picking, send, askForWorker, part } = selecting();
  part("phase:ship")?.take();
  await vi.waitFor(() => expect(draft.sending).toBe(false));
  askForWorker();
  expect(picking.placing).toBeNull();
  send.mockRejectedValueOnce(new CouldNot("busy", "not now"));
  part("die:rare@ship")?.take();
  expect(picking.placing).toEqual({ die: "die:rare@ship.1", phase: "ship" });
  await vi.waitFor(() => expect(draft.trouble).not.toBeNull());
  expect(picking.placing).toBeNull();
});

test("the player is drawn as it will be: the worker on the plate, one fewer in its column", () => {
  const before = aPlayer({ own_columns: { explore: { home: 2 } } });
  const after = placed(before, { die: "die:home@explore.1", phase: "ship" });
  expect(after).toMatchObject({ selected: "ship", selector: "home", own_columns: { explore: { home: 1 } } });
  expect(placed(after, { die: "die:home@explore.1", phase: "ship" })).toBe(after);
});

test("two taps that make a step are sent; one tap with a half that was there by itself is not", () => {
  const produce = ["die:home@produce>tile:a", "die:rare@produce>tile:a"];
  const alone = facing(asked("ask.produce", produce));
  alone.picking.partOf(["die:rare@produce"])?.take();
  expect(alone.draft.picks).toEqual([1]);
  expect(alone.send).not.toHaveBeenCalled();
  const both = facing(asked("ask.produce", [...produce, "die:rare@produce>tile:b"]));
  both.picking.partOf(["die:rare@produce"])?.take();
  both.picking.partOf(["tile:b"])?.take();
  expect(both.send).toHaveBeenCalledWith(7, [2], false);
});

test("wilds go to columns one after the other", () => {
  const question = asked("ask.wilds", ["die:genes@wild.0", "die:alien@wild.0"], {
    kind: "assign",
    targets: ["explore", "develop", "settle"].map((phase, code) => ({ code, ref: `column:${phase}` })),
  });
  const { draft, picking } = facing(question);
  expect(picking.from).toBe("die:genes@wild.0");
  picking.partOf(["column:settle"])?.take();
  expect(picking.from).toBe("die:alien@wild.0");
  picking.partOf(["column:develop"])?.take();
  expect(draft.choice).toEqual([2, 1]);
  picking.partOf(["die:genes@wild.0"])?.take();
  picking.partOf(["column:explore"])?.take();
  expect(draft.choice).toEqual([0, 1]);
});
