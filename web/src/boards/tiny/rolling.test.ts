import { describe, expect, it } from "vitest";
import { inBay, thrown } from "./rolling";
import { diceOf } from "./view";

describe("rolling", () => {
  const dice = diceOf([0, 1, 2]);

  it("throws all dice of a new turn", () => {
    expect(thrown({ turn: "1.0", dice }, { turn: "1.1", dice })).toEqual([0, 1, 2]);
  });

  it("throws only those that show another face", () => {
    expect(thrown({ turn: "1.0", dice }, { turn: "1.0", dice: diceOf([8, 5, 2]) })).toEqual([1]);
    expect(thrown({ turn: "1.0", dice }, { turn: "1.0", dice: diceOf([0, 1, 2, 4]) })).toEqual([3]);
  });

  it("keeps the order in which dice were activated", () => {
    const two = inBay([], diceOf([0, 1, 10]), 2);
    expect(two).toEqual([2]);
    expect(inBay(two, diceOf([8, 1, 10]), 0)).toEqual([2, 0]);
    expect(inBay([2, 0], diceOf([0, 1, 10]), -1)).toEqual([2]);
    expect(inBay([], diceOf([8, 9, 10]), 1)).toEqual([0, 2, 1]);
  });
});
