import { expect, it } from "vitest";
import { CORNERS, player, table } from "../fixtures";
import { distance } from "./geometry";
import { layoutOf } from "./layout";
import { titlesOf } from "./titles";

const layout = layoutOf(table(CORNERS[4]!.map((corner) => player({ corner }))));

it("gives every hex a name within it, upright, whose middle lies on no globe", () => {
  const titles = titlesOf(layout, []);
  expect(titles.map(({ hex }) => hex)).toEqual(layout.plates.map(({ hex }) => hex));
  for (const { hex, at, angle } of titles) {
    expect(distance(at, layout.plates.find((plate) => plate.hex === hex)!.at)).toBeLessThan(0.87);
    expect(Math.abs(angle)).toBeLessThanOrEqual(90);
    for (const spot of layout.spots.values()) expect(distance(spot.at, at)).toBeGreaterThan(spot.radius);
  }
});

it("runs along another side where something else stands", () => {
  const [, first] = titlesOf(layout, []);
  const box = { left: first!.at.x - 0.3, top: first!.at.y - 0.3, width: 0.6, height: 0.6 };
  expect(distance(titlesOf(layout, [box])[1]!.at, first!.at)).toBeGreaterThan(0.3);
});
