import { describe, expect, it } from "vitest";
import { benchOf, promptOf } from "./question";

describe("the bench", () => {
  it.each([
    [0, null, "sides"],
    [1, null, "stall"],
    [1, "develop", "market"],
    [1, "explore", "seven"],
    [1, "settle", "balance"],
    [1, "produce", "making"],
    [1, "trade_consume", "sale"],
    [1, "plan_goals", "goals"],
    [1, "send_envoys", "stall"],
  ] as const)("in round %i, action %s, is the %s", (round, action, bench) => {
    expect(benchOf({ round, action })).toBe(bench);
  });
});

it("knows no prompt where nothing is asked", () => {
  expect(promptOf(null)).toBe("");
});
