import { expect, it } from "vitest";
import { CORNERS, player, table } from "../fixtures";
import { alongLanes } from "./trail";

const { spaces } = table(CORNERS[3]!.map((corner) => player({ corner })));
const lanes = new Map(spaces.map(({ id, lanes }) => [id, lanes]));
const isLane = (from: string, to: string) => lanes.get(from)!.some((lane) => lane.to === to);
const NONE = new Set<string>();

it("draws a move along the lanes, not straight over the map, although a view names only where the ship stood", () => {
  expect(isLane("home_0", "pyrious")).toBe(false);
  const way = alongLanes(spaces, ["home_0", "pyrious", "home_1"], NONE);
  expect([way[0], way.at(-1)]).toEqual(["home_0", "home_1"]);
  expect(way).toContain("pyrious");
  expect(way.slice(1).every((to, i) => isLane(way[i]!, to))).toBe(true);
});

it("goes around what the ship cannot pass", () => {
  const shut = spaces.flatMap(({ id, lanes }) =>
    lanes.flatMap(({ to, obstacle }) => (obstacle ? [[id, to, obstacle] as const] : [])),
  );
  const around = shut.map(([from, to]) => alongLanes(spaces, [from, to], NONE).length);
  const through = shut.map(([from, to, obstacle]) => alongLanes(spaces, [from, to], new Set([obstacle])).length);
  expect(Math.max(...around)).toBeGreaterThan(2);
  expect(new Set(through)).toEqual(new Set([2]));
});

it("leaves a space alone that it does not know", () => {
  expect(alongLanes(spaces, ["home_0"], NONE)).toEqual(["home_0"]);
  expect(alongLanes(spaces, ["home_0", "nowhere"], NONE)).toEqual(["home_0", "nowhere"]);
});
