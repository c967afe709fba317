import { expect, test } from "vitest";
import type { Occasion } from "../../../wire/generated/messages";
import { deedsOf } from "./deeds";

const told = (version: number, ...events: Occasion["events"]): Occasion => ({ version, events });
const side = "seat:0";

/** A round as it comes where nothing is asked between the screens and Ship: all of it in one answer. */
const ROUND = [
  told(1, ["phase", { phase: "phase:ship" }], ["chips", { side, n: 9 }]),
  told(2, ["chips", { side, n: 9 }], ["round", { round: 4 }], ["rolls", { side, dice: "dice:home.4" }]),
  told(
    3,
    ["selects", { side, phase: "phase:develop", die: "die:home" }],
    ["assigns", { side, phase: "phase:develop", dice: "dice:home.2,dice:rare.1" }],
    ["assigns", { side: "seat:1", phase: "phase:develop", dice: "dice:home.1" }],
    ["assigns", { side, phase: "phase:ship", dice: "dice:genes.1" }],
    ["phase", { phase: "phase:develop" }],
    ["puts", { side: "seat:1", dice: "dice:home.1", tile: "tile:merchant_guild" }],
    ["puts", { side, dice: "dice:home.2", tile: "tile:space_piracy" }],
    ["completes", { side, dice: "dice:home.2", tile: "tile:space_piracy" }],
    ["puts", { side, dice: "dice:rare.1", tile: "tile:space_mercenaries" }],
    ["phase", { phase: "phase:ship" }],
  ),
];

test("a phase that passed between two questions is told whole: who worked, and what came of it", () => {
  const develop = deedsOf(ROUND).get("develop");
  expect(develop?.get(0)).toMatchObject({ dice: { home: 2, rare: 1 }, tiles: ["space_piracy"] });
  expect(develop?.get(0)?.begun).toEqual({ tile: "space_mercenaries", dice: 1 });
  expect(develop?.get(1)).toMatchObject({ dice: { home: 1 }, tiles: [], begun: { tile: "merchant_guild", dice: 1 } });
});

test("what is gained belongs to the phase that was last begun, and to the round that is played", () => {
  const shipped = told(
    4,
    ["credits", { side, n: 3 }],
    ["chips", { side, n: 1 }],
    ["manage", {}],
    ["credits", { side, n: 1 }],
  );
  const deeds = deedsOf([...ROUND, shipped]);
  expect(deeds.get("ship")?.get(0)).toMatchObject({ dice: { genes: 1 }, credits: 3, chips: 1 });
  expect(deedsOf([...ROUND, told(5, ["round", { round: 5 }])]).size).toBe(0);
});
