import { expect, it } from "vitest";
import { cornersOf, toolsCorner } from "./corners";
import { CORNERS, player, table } from "./fixtures";

const view = (seats: number) => table(CORNERS[seats]!.map((corner) => player({ corner })));

it("puts each opponent’s plate beside their home world", () => {
  expect(Object.fromEntries(cornersOf(view(4), [1, 2, 3]))).toEqual({ 1: "tl", 2: "tr", 3: "br" });
});

it("gives everybody a corner, with any number of players", () => {
  for (const seats of [2, 3]) {
    const opponents = Array.from({ length: seats - 1 }, (_, i) => i + 1);
    const corners = cornersOf(view(seats), opponents);
    expect(new Set(corners.values()).size).toBe(opponents.length);
  }
});

it("leaves the tools the free corner that is farthest from all home worlds", () => {
  for (const seats of [2, 3, 4]) {
    const opponents = Array.from({ length: seats - 1 }, (_, i) => i + 1);
    const corners = cornersOf(view(seats), opponents);
    expect([...corners.values()]).not.toContain(toolsCorner(view(seats), corners));
  }
  expect(toolsCorner(view(4), cornersOf(view(4), [1, 2, 3]))).toBe("bl");
});
