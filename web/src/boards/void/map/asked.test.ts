import { expect, it } from "vitest";
import { CORNERS, player, table } from "../fixtures";
import { layoutOf } from "../galaxy/layout";
import { homeOf } from "../view";
import { boxesOf } from "./asked";

const SIDE = 100;
const players = CORNERS[4]!.map((corner) => player({ corner }));
const layout = layoutOf(table(players));
const none = () => [];
const holds = (box: { left: number; top: number; width: number; height: number }, at: { x: number; y: number }) =>
  box.left < at.x * SIDE && at.x * SIDE < box.left + box.width && box.top < at.y * SIDE && at.y * SIDE < box.top + box.height; // biome-ignore format: one box

it("brings a planet into sight with its name", () => {
  const { id, at } = [...layout.spots.values()].find(({ kind }) => kind === "planet")!;
  const name = { left: at.x * SIDE - 50, top: at.y * SIDE + 20, width: 100, height: 30 };
  const [box] = boxesOf([`space:${id}`], layout, SIDE, (space) => (space === id ? [name] : []), null);
  expect(box).toMatchObject({ left: name.left, width: name.width });
  expect(box!.top + box!.height).toBe(name.top + name.height);
});

it("brings the hexes that may be turned into sight, and the home world that they touch", () => {
  const { hex, at } = layout.plates[1]!;
  const boxes = boxesOf([`turn:${hex}.1`, `turn:${hex}.2`, "leave"], layout, SIDE, none, homeOf(0));
  expect(boxes.map((box) => holds(box, at))).toEqual([true, false]);
  expect(boxes.map((box) => holds(box, layout.spots.get(homeOf(0))!.at))).toEqual([false, true]);
});
