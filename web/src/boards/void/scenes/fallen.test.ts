import { expect, test } from "vitest";
import { lines } from "../../../table/lines";
import type { Sight } from "../../../table/sight";
import { CORNERS, player, table } from "../fixtures";
import { spaceOf, viewOf } from "../view";
import { without } from "./fallen.svelte";

const ships = (seat: number, n: number) => ({ seat, ships: [{ ship: "starfighter" as const, n, damaged: 0 }] });
const view = table(CORNERS[2]!.map((corner) => player({ corner })), { vesk_prime: { fleets: [ships(0, 3), ships(1, 1)] } }); // biome-ignore format: one table
const sight = { view, seat: 0 } as unknown as Sight;
const lost = (seat: number, n: number) => [
  "destroyed",
  { side: `seat:${seat}`, ship: "ship:starfighter", n, space: "space:vesk_prime" },
];
const fleetsAfter = (...events: unknown[]) =>
  spaceOf(viewOf(without(sight, lines([{ version: 1, events: events as never }]))), "vesk_prime")!.fleets;

test("ships that fell in a battle are gone from the map, and a fleet of which none is left", () => {
  expect(fleetsAfter(lost(0, 2), lost(1, 1))).toEqual([ships(0, 1)]);
  expect(fleetsAfter(lost(0, 1), lost(0, 1))).toEqual([ships(0, 1), ships(1, 1)]);
});

test("where none fell the moment stays as it is", () => {
  expect(without(sight, [])).toBe(sight);
});
