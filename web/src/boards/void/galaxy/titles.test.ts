import { describe, expect, it } from "vitest";
import { CORNERS, player, table } from "../fixtures";
import { distance, polar, SIXTH } from "./geometry";
import { layoutOf } from "./layout";
import type { Box } from "./placement";
import { titlesOf } from "./titles";

const SIDE = 142;
const layout = layoutOf(table(CORNERS[4]!.map((corner) => player({ corner }))));
const titles = titlesOf(layout, (hex) => `Hex ${hex}`, [], SIDE);

it("gives every hex a name, level in its middle where there is room, over no globe", () => {
  expect(titles.filter(({ angle }) => !angle).length).toBeGreaterThan(titles.length / 2);
  expect(titles.map(({ hex }) => hex)).toEqual(layout.plates.map(({ hex }) => hex));
  for (const { hex, at, angle } of titles) {
    expect(distance(at, layout.plates.find((plate) => plate.hex === hex)!.at)).toBeLessThan(1.1);
    expect(Math.abs(angle)).toBeLessThanOrEqual(90);
    for (const spot of layout.spots.values()) expect(distance(spot.at, at)).toBeGreaterThan(spot.radius);
  }
});

describe("a name of a hex", () => {
  it("runs elsewhere where something else stands", () => {
    const [, first] = titles;
    const [moved] = titlesOf(layout, (hex) => `Hex ${hex}`, first!.boxes, SIDE).filter(({ hex }) => hex === first!.hex);
    expect(distance(moved!.at, first!.at)).toBeGreaterThan(0.05);
  });

  it("is left out where there is no room at all, and from far away", () => {
    const box = { left: -1000, top: -1000, width: 2000, height: 2000 };
    expect(titlesOf(layout, (hex) => hex, [box], SIDE)).toEqual([]);
    expect(titlesOf(layout, (hex) => hex, [], 60)).toEqual([]);
  });

  it("breaks into two lines where one is too long, and nothing is free beyond the rim", () => {
    const rim = layout.plates.flatMap(({ at }) =>
      [0, 1, 2, 3, 4, 5].map((to) => {
        const { x, y } = polar(0.98, to * SIXTH, at);
        return { left: (x - 0.08) * SIDE, top: (y - 0.08) * SIDE, width: 0.16 * SIDE, height: 0.16 * SIDE };
      }),
    );
    const linesOf = (boxes: readonly Box[]) =>
      new Set(titlesOf(layout, () => "Champ de mines de Mirrowane", boxes, SIDE).map(({ lines }) => lines.join("/")));
    expect(linesOf(rim)).toContain("Champ de mines/de Mirrowane");
  });
});
