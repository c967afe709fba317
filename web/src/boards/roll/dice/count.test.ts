import { expect, it } from "vitest";
import { aPlayer } from "../fixtures";
import { ownedBy } from "./count";

it("counts dice wherever they lie", () => {
  const stack = { size: 0, top: null, cost: null, dice: {} };
  const player = aPlayer({
    cup: { home: 2, genes: 1 },
    citizenry: { home: 1 },
    columns: { explore: { home: 1 }, ship: { genes: 1 } },
    stacks: { development: { ...stack, dice: { home: 1 } }, world: stack },
    tableau: [
      { tile: "x", goods: ["genes", "home"] },
      { tile: "y", goods: [] },
    ],
  });
  expect([ownedBy(player, "home"), ownedBy(player, "genes"), ownedBy(player, "alien")]).toEqual([6, 3, 0]);
});
