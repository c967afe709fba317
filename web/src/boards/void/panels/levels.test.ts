import { expect, it } from "vitest";
import { BOX } from "../content";
import { player, table } from "../fixtures";
import type { Battle } from "../view";
import { spaceOf } from "../view";
import { levelsOf } from "./levels";

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
const ships = (...all: [string, number][]) => all.map(([ship, n]) => ({ ship, n, damaged: 0 }));
const view = table([player(), player()], {
  pyrious: {
    fleets: [
      { seat: 0, ships: ships(["starcruiser", 2], ["starfighter", 3]) },
      { seat: 1, ships: ships(["centipede", 1]) },
    ],
  },
});
const die = { value: 5, need: 3, hit: true, ship: "starcruiser" };
const battle: Battle = {
  space: "pyrious",
  target: "player",
  level: 2,
  attacker: { ...side, seat: 0, dice: [die] },
  defender: { ...side, seat: 1 },
};

it("puts ships into the columns of their initiative, and dice into the one that is fought", () => {
  const levels = levelsOf(BOX, battle, spaceOf(view, "pyrious"));
  expect(levels.map(({ state }) => state)).toEqual(["past", "now", "next", "next", "next"]);
  expect(levels[1]!.attacker).toEqual({
    ships: ships(["starcruiser", 2]),
    gone: {},
    dice: [{ die, ref: "die:attacker.0" }],
    pirates: false,
  });
  expect(levels[3]!.defender.ships).toEqual(ships(["centipede", 1]));
  expect(levels.map(({ need }) => need)).toEqual([null, 3, null, 4, 5]);
});

it("shows pirates in the column of theirs", () => {
  const raid: Battle = { ...battle, target: "pirates", level: 3, defender: { ...side, seat: null } };
  const levels = levelsOf(BOX, raid, spaceOf(view, "pyrious"));
  expect(levels.map(({ defender }) => defender.pirates)).toEqual([false, false, true, false, false]);
  expect(levels[2]!.need).toBe(5);
});

it("strikes off what a side has given up in this level (VOID-8.5)", () => {
  const left = ships(["starcruiser", 1], ["starfighter", 3]);
  const levels = levelsOf(BOX, { ...battle, attacker: { ...battle.attacker, left } }, spaceOf(view, "pyrious"));
  expect(levels.map(({ attacker }) => attacker.gone)).toEqual([{}, { starcruiser: 1 }, {}, {}, { starfighter: 0 }]);
});
