import { describe, expect, it } from "vitest";
import { ACTIONS, actionOf, CARDS, cardOf, DESIGNS, designOf, PHASES, priceOf, refOf } from "./content";

describe("the cards", () => {
  it("are numbered as the rules number them: 114 copies of 95 designs", () => {
    expect(DESIGNS).toHaveLength(95);
    expect(CARDS).toHaveLength(114);
    expect(refOf(0)).toBe("card:old_earth.0");
    expect(refOf(114 - 1)).toBe("card:trade_league.113");
    expect(() => cardOf(114)).toThrow(RangeError);
  });

  it("are found by every form of their reference", () => {
    for (const ref of ["card:colony_ship", "card:colony_ship.64", "card:colony_ship.64.0", "card:colony_ship.64<88"]) {
      expect(designOf(ref)?.id).toBe("colony_ship");
    }
    expect(designOf("card:no_such_card")).toBeUndefined();
    expect(actionOf("action:develop.2")?.id).toBe("develop");
  });

  it("cost their defense if they are military worlds", () => {
    expect(priceOf(designOf("card:new_sparta")!)).toBe(2);
    expect(priceOf(designOf("card:old_earth")!)).toBe(3);
  });
});

it("every phase has its action", () => {
  expect(PHASES.map(({ id }) => ACTIONS.filter((action) => action.phase === id).length)).toEqual([2, 1, 1, 2, 1]);
});
