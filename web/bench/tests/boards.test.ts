import { expect, test } from "vitest";
import { GAMES, gamesWith } from "../../src/boards/folders";
import { sightsOf } from "../names";

test("every board is tried on its recorded sights", () => {
  expect(gamesWith("sights.dom.test.ts")).toEqual(GAMES);
  expect(GAMES.filter((game) => sightsOf(game).length === 0)).toEqual([]);
});
