import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isKnownStep, phaseNow, track } from "./phases";
import type { Player, RaceView, Step } from "./view";

const rules = new URL("../../../../src/astrarium/games/race/", import.meta.url);

/** All steps that the rules can put on the table; those that others derive from are never there themselves. */
function stepsOfTheRules(): string[] {
  const sources = readdirSync(rules).filter((name) => name.endsWith(".py"));
  const classes = sources.flatMap((name) => [
    ...readFileSync(new URL(name, rules), "utf8").matchAll(/^class (\w+)\((RaceStep|PlaceCard|Discard)\)/gm),
  ]);
  const bases = new Set(["PlaceCard", "Discard"]);
  return classes.flatMap(([, name = ""]) => (bases.has(name) ? [] : name));
}

function viewOf(lanes: Step[][], stack: Step[], picked: number[][] = [[2], [3]]): RaceView {
  const players = picked.map((actions) => ({ picked: actions }) as unknown as Player);
  return { lanes, going_on: stack, players, revealed: 1 } as unknown as RaceView;
}

describe("which phase is played", () => {
  it("knows every step of the rules", () => {
    const steps = stepsOfTheRules();
    expect(steps.length).toBeGreaterThan(20);
    expect(steps.filter((step) => !isKnownStep(step))).toEqual([]);
  });

  it("is told by what the seats do, or by what waits for a payment", () => {
    expect(phaseNow(viewOf([[["KeepCards", 0]], []], [["EndRound"], ["DevelopPhase", 0]]))).toBe("explore");
    expect(phaseNow(viewOf([[["Pay", 0, 3, "RACE-6.3"]], []], [["EndRound"], ["FinishDevelop"]]))).toBe("develop");
    const payingInOrder: Step[] = [["EndRound"], ["FinishSettle", 0, 0], ["PutWorld", 0], ["Pay", 0, 2, "RACE-7.2"]];
    expect(phaseNow(viewOf([], payingInOrder))).toBe("settle");
  });

  it("is none while actions are chosen", () => {
    expect(phaseNow(viewOf([[["PickActions", 0]], []], [["RevealActions"]]))).toBeNull();
  });
});

it("the track tells done, now, next and skipped, and who chose what", () => {
  const view = viewOf(
    [[["PlaceWorld", 0]], []],
    [["EndRound"], ["ProducePhase"], ["RevealWorlds", 0]],
    [[2], [3], [2, 6]],
  );
  const stands = track(view);
  expect(stands.map(({ standing }) => standing)).toEqual(["skipped", "done", "now", "skipped", "next"]);
  expect(stands[1]?.chosen).toEqual([{ action: "develop", seats: [0, 2] }]);
});
