import { expect, test, vi } from "vitest";
import { Draft } from "../../../decision/draft.svelte";
import type { Question } from "../../../wire/generated/messages";
import { columnNames, slotNames } from "../phases/lanes";
import { Picking } from "./pairs.svelte";

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

function facing(question: Question) {
  const send = vi.fn(async () => undefined);
  const draft = new Draft(send);
  draft.face(question);
  return { draft, picking: new Picking(draft), send };
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
  picking.partOf(["trade"])?.take();
  expect(draft.picks).toEqual([0]);
  picking.partOf(["trade"])?.take();
  expect(draft.picks).toEqual([]);
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

test("a step on the way is sent by the tap; what ends something or shows something new is not", () => {
  const { picking, send, draft } = facing(asked("ask.reassign", ["ready", "tile:space_mercenaries"]));
  picking.partOf(["ready"])?.take();
  expect(send).not.toHaveBeenCalled();
  picking.partOf(["tile:space_mercenaries"])?.take();
  expect(send).toHaveBeenCalledWith(7, [1], false);
  expect(draft.picks).toEqual([1]);
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
