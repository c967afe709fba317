import { expect, test } from "vitest";
import { digests } from "../../../../art/digest.ts";
import { emblemOf, pictures, TILES } from "./pictures.ts";

test("every side of every tile has its pictures", () => {
  expect(TILES.length).toBeGreaterThan(0);
  expect(pictures).toHaveLength(3 * (TILES.length + 2) + 3); // and those of tiles that others add; cup, its rim, bag
});

test("a tile has the same picture on every machine", () => {
  const known = {
    "roll/old_earth.0.svg": "2eaf0caeaf58b7b7",
    "roll/plague_world.1.svg": "751d40939ad1fcec",
    "roll/mining_league.2.svg": "aeec6a3d3b4755dd",
    "roll/space_mercenaries.1.svg": "c0459b5a4ef61bf1",
    "roll/cup.svg": "44d747e2f3d798ec",
  };
  expect(digests(pictures, ...Object.keys(known))).toEqual(known);
}, 60_000);

test("developments are told by what their powers are about", () => {
  const emblems = Object.fromEntries(
    TILES.filter(({ kind }) => kind === "development").map((tile) => [tile.id, emblemOf(tile)]),
  );
  expect(emblems.space_mercenaries).toMatchObject({ category: "reassign", accents: ["military", "rare"] });
  expect(emblems.mining_league).toMatchObject({ category: "guild", accents: ["rare"] });
  expect(emblems.system_diversification).toMatchObject({ category: "guild", accents: [] });
  expect(emblems.galactic_salon).toMatchObject({ category: "consume", accents: [] });
  expect(emblems.galactic_demand).toMatchObject({ category: "trade", accents: ["novelty"] });
});
