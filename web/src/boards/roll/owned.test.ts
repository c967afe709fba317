import { expect, it } from "vitest";
import { ownedBy } from "./owned";
import type { Player } from "./view";

it("counts dice wherever they lie", () => {
  const player = {
    cup: { home: 2, genes: 1 },
    citizenry: { home: 1 },
    columns: { explore: { home: 1 }, ship: { genes: 1 } },
    stacks: { development: { dice: { home: 1 } }, world: { dice: {} } },
    tableau: [
      { tile: "x", goods: ["genes", "home"] },
      { tile: "y", goods: [] },
    ],
  } as unknown as Player;
  expect([ownedBy(player, "home"), ownedBy(player, "genes"), ownedBy(player, "alien")]).toEqual([6, 3, 0]);
});
