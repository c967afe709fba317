import { expect, test } from "vitest";
import { digests } from "../../../../art/digest.ts";
import { DEVELOPMENTS, emblemOf, pictures, WORLDS } from "./pictures.ts";

test("every tile has its pictures", () => {
  expect(Math.min(WORLDS.length, DEVELOPMENTS.length)).toBeGreaterThan(0);
  expect(pictures).toHaveLength(3 * (WORLDS.length + DEVELOPMENTS.length + 2)); // and those of tiles that others add
});

test("a tile has the same picture on every machine", () => {
  const known = {
    "frontiers/old_earth.0.svg": "2eaf0caeaf58b7b7",
    "frontiers/rebel_base.1.svg": "25ec4a9790fb1ae7",
    "frontiers/alien_oort_cloud_refinery.1.svg": "490a98e07049a5c3",
    "frontiers/galactic_exchange.2.svg": "763100e483399898",
  };
  expect(digests(pictures, ...Object.keys(known))).toEqual(known);
}, 60_000);

test("developments are told by what their powers are about", () => {
  const emblems = Object.fromEntries(DEVELOPMENTS.map((tile) => [tile.id, emblemOf(tile)]));
  expect(emblems.drop_ships).toMatchObject({ category: "military", accents: [] });
  expect(emblems.genetics_lab).toMatchObject({ category: "bio", accents: ["genes"] });
  expect(emblems.mining_league).toMatchObject({ category: "guild", accents: ["rare"] });
  expect(emblems.galactic_imperium).toMatchObject({ category: "guild", accents: ["military"] });
  expect(emblems.alien_monument).toMatchObject({ category: "produce", accents: ["alien"] });
  expect(emblems.contact_specialist).toMatchObject({ category: "settle", accents: [] });
});
