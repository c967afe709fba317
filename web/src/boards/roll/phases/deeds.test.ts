import { expect, test } from "vitest";
import { BOX } from "../content";
import { aPlayer, aView } from "../fixtures";
import { watch } from "./deeds";

const happening = ["settle", "ship"] as const;
const settling = aView([aPlayer({ columns: { settle: { home: 2 }, ship: { rare: 1 } } })], {
  assigning: false,
  happening: [...happening],
  phase: "settle",
});
const shipping = aView(
  [aPlayer({ columns: { ship: { rare: 1 } }, tableau: [{ tile: "plague_world", goods: ["genes"] }] })],
  { assigning: false, happening: [...happening], phase: "ship" },
);

test("a phase that was watched is told: who worked, and what came of it", () => {
  const begun = watch(BOX, watch(BOX, null, aView([aPlayer()])), settling);
  const { deeds } = watch(BOX, begun, shipping);
  expect(deeds.get("settle")?.get(0)).toMatchObject({ dice: { home: 2 }, tiles: ["plague_world"], chips: 0 });
});

test("of a phase that passed unseen only what it alone can do is told", () => {
  const { deeds } = watch(BOX, watch(BOX, null, aView([aPlayer({ credits: 0 })])), shipping);
  expect(deeds.get("settle")?.get(0)).toMatchObject({ tiles: ["plague_world"], credits: 0, goods: 0 });
});

test("a new round begins with nothing", () => {
  const { deeds } = watch(BOX, watch(BOX, watch(BOX, null, settling), shipping), {
    ...settling,
    round: 9,
    phase: null,
  });
  expect(deeds.size).toBe(0);
});
