import { expect, it } from "vitest";
import { BOX } from "../content";
import { player, table } from "../fixtures";
import type { Battle } from "../view";
import { cheapest, isEnough, neededHits, outlookOf } from "./outlook";

const side = {
  war_cry: false,
  dice: [],
  hits: 0,
  taken: [],
  left: [],
  lost: [],
  shields: 0,
  quiet: false,
  window: null,
};
const die = (value: number) => ({ value, need: 4, hit: value >= 4, ship: "starfighter" });
const battle = (attacker: object, defender: object = {}, target: Battle["target"] = "player"): Battle => ({
  space: "pyrious",
  target,
  level: 5,
  attacker: { ...side, seat: 0, ...attacker },
  defender: { ...side, seat: 1, ...defender },
});
const view = table([player(), player()]);

it("tells the hits on each side as the dice lie, less those that are cancelled", () => {
  const fight = battle({ dice: [die(6), die(5), die(1)], shields: 0 }, { dice: [die(2)], shields: 1 });
  expect(outlookOf(fight).map((one) => [one.side.seat, one.hits])).toEqual([[1, 1]]);
});

it("tells what is left of them while ships are taken away", () => {
  const left = [{ ship: "starfighter", n: 2, damaged: 0 }];
  const fight = battle({ dice: [die(6)], hits: 2, left }, { dice: [die(6)], left });
  expect(outlookOf(fight).map((one) => [one.side.seat, one.hits])).toEqual([[0, 2]]);
});

it("knows what one roll needs (VOID-8.11, VOID-12.12)", () => {
  expect(neededHits(BOX, view, battle({}, {}, "planet"))).toBe(BOX.figures.conquest_hits);
  expect(neededHits(BOX, view, battle({}, {}, "infestation"))).toBe(BOX.figures.infestation_hits);
  const tough = BOX.contents.technology.find(({ powers = [] }) =>
    powers.some(({ kind }) => kind === "infest_toughness"),
  )!;
  const infested = table([player(), player({ technologies: [tough.id] })], { pyrious: { infested: 1 } });
  expect(neededHits(BOX, infested, battle({}, {}, "infestation"))).toBeGreaterThan(BOX.figures.infestation_hits);
  expect(isEnough(BOX, view, battle({}, {}, "planet"))).toBeNull();
  expect(isEnough(BOX, view, battle({ dice: [die(1)] }, {}, "planet"))).toBe(false);
  expect(isEnough(BOX, view, battle({ dice: [die(1), die(4)] }, {}, "planet"))).toBe(true);
});

it("proposes the cheapest ship for a loss (VOID-8.6)", () => {
  expect(cheapest(BOX, ["ships:a1.0.starcruiser", "ships:a1.0.starfighter", "ships:a1.0.diplomat"])).toBe(1);
});
