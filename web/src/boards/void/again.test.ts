import { expect, it, vi } from "vitest";
import { Draft } from "../../decision/draft.svelte";
import { Plan } from "../../decision/plan.svelte";
import type { Question } from "../../wire/generated/messages";
import { Again, moveTo, stageAt } from "./again.svelte";
import type { Moving, Space } from "./view.generated";

vi.mock("../../wire/line.svelte", () => ({ RefusedByRule: Error, CouldNot: Error, LineLost: Error }));

const question = (id: number, prompt: string, refs: string[]): Question => ({
  id,
  seat: 0,
  kind: "choose",
  prompt: [prompt, {}],
  rule: "VOID-7.1",
  low: 1,
  high: 1,
  targets: [],
  caps: [],
  options: refs.map((ref, code) => ({ code, ref })),
});
const moving = { came: ["home_0", "a1", "pyrious"], ship: "starfighter", seat: 0, owner: 0, damaged: false } as Moving;
const SHIP = "move:home_0.0.starfighter";

/** A table that asks these questions one after the other; all answers that it got. */
function play(...later: Question[]) {
  const answers: (string | undefined)[] = [];
  const draft = new Draft(async (id, [code]) => {
    answers.push(draft.question?.options.find((option) => option.code === code)?.ref);
    expect(id).toBe(draft.question?.id);
    draft.face(later.shift() ?? null);
  });
  const plan = new Plan(draft);
  return { draft, answers, plan, again: new Again(draft, plan) };
}

it("offers the last move again while another ship of the kind can go", () => {
  const { draft, again } = play();
  draft.face(question(1, "ask.action", ["action:mine", SHIP]));
  expect(again.way).toBeNull();
  again.note(moving, 0);
  expect(again.way).toMatchObject({ ship: "starfighter", to: "pyrious" });
  draft.face(question(2, "ask.action", ["action:mine"]));
  expect(again.way).toBeNull();
});

it("gives the same answers, and leaves off where one is none", async () => {
  const leg = (id: number, ...refs: string[]) => question(id, "ask.leg", refs);
  const { draft, answers, plan, again } = play(leg(2, "space:a1", "space:pyrious"), leg(3, "space:b2", "stop"), question(4, "ask.action", [SHIP])); // biome-ignore format: a row of questions
  again.note(moving, 0);
  draft.face(question(1, "ask.action", [SHIP]));
  again.begin();
  for (let i = 0; i < 30; i++) {
    await Promise.resolve();
    plan.goOn();
  }
  expect(answers).toEqual([SHIP, "space:pyrious", "stop"]);
});

it("does not repeat another player’s move", () => {
  const { draft, again } = play();
  draft.face(question(1, "ask.action", [SHIP]));
  again.note({ ...moving, seat: 1, owner: 1 }, 0);
  expect(again.way).toBeNull();
});

it("stops where a move ends, and goes on from where passengers change", async () => {
  const leg = (id: number, ...refs: string[]) => question(id, "ask.leg", refs);
  for (const [way, sent] of [
    [moveTo("a1"), ["space:a1", "stop"]],
    [stageAt("a1"), ["space:a1"]],
  ] as const) {
    const { draft, answers, plan } = play(leg(2, "space:b2", "drop:moth", "stop"), question(3, "ask.action", [SHIP]));
    draft.face(leg(1, "space:a1"));
    plan.begin(way);
    for (let i = 0; i < 30; i++) {
      await Promise.resolve();
      plan.goOn();
    }
    expect(answers).toEqual(sent);
  }
});

it("offers a move once more that ended by itself, where the ship is now", () => {
  const there = (n: number) => [{ seat: 0, ships: [{ ship: "starfighter", n, damaged: 0 }] }];
  const spaces = (home: number, end: number) =>
    [
      { id: "home_0", fleets: there(home) },
      { id: "home_1", fleets: end ? there(end) : [] },
    ] as unknown as Space[];
  const { draft, again } = play();
  draft.face(question(1, "ask.action", [SHIP]));
  again.note({ ...moving, came: ["home_0"] }, 0, spaces(4, 0));
  expect(again.way).toBeNull();
  again.ended(spaces(3, 1));
  expect(again.way).toMatchObject({ from: "home_0", to: "home_1", ref: SHIP });
});

it("offers no move that was taken back, and none twice", () => {
  const spaces = [{ id: "home_0", fleets: [] }] as unknown as Space[];
  const { draft, again } = play();
  draft.face(question(1, "ask.action", [SHIP]));
  again.note({ ...moving, came: ["home_0"] }, 0, spaces);
  again.ended(spaces);
  expect(again.way).toBeNull();
});
