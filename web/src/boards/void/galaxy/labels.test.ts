import { describe, expect, it } from "vitest";
import { BOX } from "../content";
import { CORNERS, galaxy, PLACES, player, table } from "../fixtures";
import { broken, groundTaken, placeNames, placePennants } from "./labels";
import { type Layout, layoutOf } from "./layout";
import { covered, shared, within } from "./placement";

/** Laptops with 1366 and 1440 pixels. */
const SIDES = [117, 142];
const LONGEST = "Champ de mines";
const names = new Map([
  ...BOX.contents.planet.map(({ id, name }): [string, string] => [id, name.fr]),
  ...[0, 1, 2, 3].map((seat): [string, string] => [`home_${seat}`, BOX.contents.home[seat + 3]?.name.fr ?? LONGEST]),
]);

function maps(seats: number): Layout[] {
  const players = CORNERS[seats]!.map((corner) => player({ corner }));
  const places = [...(PLACES[seats] ?? [0, 1, 2, 3, 4, 5])];
  return [0, 1, 2, 3, 4, 5].flatMap((rotation) =>
    [0, 3].map((shift) => {
      const hexes = ["a", "b", "c", "d", "e", "f"].map((_, i, all) => all[(i + shift) % 6]!);
      return layoutOf(table(players, {}, { galaxy: galaxy(places, hexes, Array(6).fill(rotation)) }));
    }),
  );
}

describe.each([2, 3, 4])("%i players", (seats) => {
  it.each(SIDES)("places names over no lane, no other thing and no other name (%i px)", (side) => {
    for (const layout of maps(seats)) {
      const { discs, segments } = groundTaken(layout, side);
      const boxes = [...placeNames(layout, names, side)];
      for (const [id, box] of boxes) {
        const { x } = layout.spots.get(id)!.at;
        // Across its globe, a name may hide the end of a lane.
        expect(segments.filter((segment) => within(segment, box) > (box.isAcross ? 8 : 3))).toEqual([]);
        expect(discs.filter((disc) => disc.at.x !== x * side && covered(disc, box) > 12)).toEqual([]);
        expect(boxes.filter(([other, its]) => other !== id && shared(its, box) > 0)).toEqual([]);
      }
    }
  });

  it.each(SIDES)("places pennants over no name, and seldom over a lane (%i px)", (side) => {
    let crossings = 0;
    let all = 0;
    for (const layout of maps(seats)) {
      const { segments } = groundTaken(layout, side);
      const named = [...placeNames(layout, names, side).values()];
      const spaces = [...layout.spots.keys()].filter((_, i) => i % 4 === 0);
      const pennants = spaces.map((space, i) => ({ id: space, space, kinds: i % 2 ? [2, 1] : [3], sum: 3 }));
      const boxes = [...placePennants(layout, pennants, named, side).values()];
      for (const box of boxes) {
        const others = [...named, ...boxes.filter((other) => other !== box)];
        expect(others.filter((other) => shared(other, box) > 0)).toEqual([]);
        if (segments.some((segment) => within(segment, box) > 3)) crossings++;
        all++;
      }
    }
    expect(crossings / all).toBeLessThan(0.05);
  });
});

it("tells how each name lies, so that it is written as its box has room", () => {
  const boxes = maps(4).flatMap((layout) => [...placeNames(layout, names, 100)]);
  expect(boxes.some(([, { isBroken }]) => isBroken)).toBe(true);
  expect(boxes.some(([, { isAcross }]) => isAcross)).toBe(true);
  for (const [id, { width, isBroken }] of boxes) {
    const name = names.get(id)!;
    const lines = isBroken ? broken(name)! : [name];
    expect(width).toBeGreaterThan(6.6 * Math.max(...lines.map((line) => line.length)));
  }
});

it("breaks a name of several words evenly", () => {
  expect(broken("Creux de Kesh")).toEqual(["Creux", "de Kesh"]);
  expect(broken("Pyrious")).toBeNull();
});
