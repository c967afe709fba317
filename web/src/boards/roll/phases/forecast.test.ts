import { beforeAll, expect, test, vi } from "vitest";
import { open } from "../../../words/t.svelte";
import { BOX } from "../content";
import { aPlayer } from "../fixtures";
import { forecast, freePlaces } from "./forecast";

vi.mock("../../../settings.svelte", () => ({ settings: { lang: "en" } }));

beforeAll(() => open({ en: () => import("../words.en.json"), fr: () => import("../words.fr.json") }));

const plague = { size: 2, top: "plague_world", cost: 3, dice: {} };
const league = { size: 1, top: "mining_league", cost: 6, dice: { home: 1 } };
const player = aPlayer({
  stacks: { development: league, world: plague },
  tableau: [
    { tile: "wormhole_station", goods: ["home"] },
    { tile: "damaged_alien_factory", goods: [] },
    { tile: "star_nomad_lair", goods: [] },
    { tile: "rebel_hideout", goods: [] },
    { tile: "jumpdrive_fuel_refinery", goods: ["rare"] },
  ],
});

test("a column foretells whether its tile would be completed", () => {
  expect(forecast(BOX, player, "settle", 3)).toEqual({ sign: "good", text: "completes Plague World", short: "3/3" });
  expect(forecast(BOX, player, "settle", 4)).toMatchObject({
    sign: "good",
    text: "completes Plague World, 1 for the next",
  });
  expect(forecast(BOX, player, "settle", 2)).toMatchObject({ sign: null, text: "2 of 3", short: "2/3" });
});

test("dice that lie on a tile count, and workers without a tile come back", () => {
  expect(forecast(BOX, player, "develop", 2)).toMatchObject({
    sign: null,
    text: "3 of 6 with the die on it",
    short: "3/6",
  });
  expect(forecast(BOX, player, "develop", 6)).toMatchObject({ sign: "warning" });
  expect(forecast(BOX, aPlayer(), "develop", 1)).toMatchObject({ sign: "warning", text: "empty stack: returned" });
  expect(forecast(BOX, aPlayer(), "develop", 0)).toMatchObject({ sign: null, text: "no worker" });
});

test("producers and shippers are counted against worlds and goods", () => {
  expect(freePlaces(BOX, player)).toBe(2);
  expect(forecast(BOX, player, "produce", 1)).toMatchObject({ sign: null, text: "1 for 2 free worlds", short: "1/2" });
  expect(forecast(BOX, player, "ship", 3)).toMatchObject({
    sign: "warning",
    text: "3 for 2 goods",
    short: "1 too many",
  });
  expect(forecast(BOX, player, "ship", 0)).toMatchObject({ text: "no worker" });
});

test("tiles may bring workers that are no dice", () => {
  const docks = aPlayer({ tableau: [...player.tableau, { tile: "alien_research_ship", goods: [] }] });
  expect(forecast(BOX, docks, "explore", 1).short).toBe("3");
});
