import { describe, expect, it } from "vitest";
import { BOX } from "../content";
import { CORNERS, galaxy, PLACES, player, table } from "../fixtures";
import { nearerTo, TOUCH } from "./labelling";
import { groundOf, nameShapes, placeNames, placePennants } from "./labels";
import { type Layout, layoutOf } from "./layout";
import { type Box, covered, hits, shared } from "./placement";
import { radiusOf, screen } from "./sizes";

const LONG = process.env.ASTRARIUM_LOOKS === "long";
/** How many galaxies for each number of players. */
const MANY = LONG ? 60 : 4;

/** A stage with its plates, as a browser lays them out: the strip of what others do is below it. */
interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly plate: { readonly width: number; readonly height: number };
}
const SCREENS: readonly Screen[] = [
  { name: "1440x900", width: 836, height: 720, plate: { width: 166, height: 111 } },
  { name: "1366x768", width: 762, height: 612, plate: { width: 128, height: 106 } },
];
const names = new Map([
  ...BOX.contents.planet.map(({ id, name }): [string, string] => [id, name.fr]),
  ...[0, 1, 2, 3].map((seat): [string, string] => [`home_${seat}`, BOX.contents.home[seat + 3]?.name.fr ?? "Terre"]),
]);

/** Numbers that look drawn by lot, and are the same in every run. */
function lots(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

function* galaxies(seats: number): Generator<Layout> {
  const players = CORNERS[seats]!.map((corner) => player({ corner }));
  for (let seed = 1; seed <= MANY; seed++) {
    const lot = lots(seed * 7919 + seats);
    const hexes = [..."abcdef"];
    for (let i = hexes.length - 1; i; i--) {
      const j = lot(i + 1);
      [hexes[i], hexes[j]] = [hexes[j]!, hexes[i]!];
    }
    const places = [...(PLACES[seats] ?? [0, 1, 2, 3, 4, 5])];
    const rotations = places.map(() => lot(6));
    yield layoutOf(table(players, {}, { galaxy: galaxy(places, hexes, rotations) }));
  }
}

/** What lies over the corners of a stage and beyond its edges, as boxes of the map; and the side of a hexagon. */
function stage({ bounds }: Layout, { width, height, plate }: Screen, seats: number): { side: number; covers: Box[] } {
  const side = Math.min(width / (bounds.right - bounds.left + 0.08), height / (bounds.bottom - bounds.top + 0.08));
  const x = width / 2 - ((bounds.left + bounds.right) / 2) * side;
  const y = height / 2 - ((bounds.top + bounds.bottom) / 2) * side;
  const corners = [
    { left: 0, top: 14 },
    { left: width - plate.width, top: 14 },
    { left: width - plate.width, top: height - plate.height },
  ];
  const boxes = [
    ...corners.slice(0, seats - 1).map((at) => ({ ...at, ...plate })),
    { left: 0, top: height - 150, width: 36, height: 144 },
    { left: -400, top: 0, width: 400, height },
    { left: width, top: 0, width: 400, height },
    { left: 0, top: -400, width, height: 400 },
    { left: 0, top: height, width, height: 400 },
  ];
  return { side, covers: boxes.map((box) => ({ ...box, left: box.left - x, top: box.top - y })) };
}

describe.each([3, 4])("%i players", { timeout: 60_000 }, (seats) => {
  it.each(SCREENS)(
    "lets names touch their planets at $name, over no other name and nearer to no other planet",
    (on) => {
      let all = 0;
      let touching = 0;
      let over = 0;
      let nearer = 0;
      for (const layout of galaxies(seats)) {
        const { side, covers } = stage(layout, on, seats);
        const { worlds, discs } = groundOf(layout, side);
        const placed = [...placeNames(layout, names, side, covers)].filter(([id]) => !id.startsWith("home"));
        for (const [id, box] of placed) {
          const spot = layout.spots.get(id)!;
          const own = { space: id, at: screen(spot.at, side), radius: radiusOf(spot, side) + 1 };
          expect(placed.filter(([other, its]) => other !== id && shared(its, box))).toEqual([]);
          expect(covers.filter((cover) => shared(cover, box))).toEqual([]);
          if (nearerTo(own, box, worlds).length) nearer++;
          if (discs.some((disc) => disc.space !== id && covered({ ...disc, radius: disc.radius - 2 }, box))) over++;
          all++;
          if (box.gap <= TOUCH) touching++;
        }
      }
      if (LONG)
        console.info(
          `${seats} players, ${on.name}: ${touching} of ${all} touch, ${over} over a space, ${nearer} nearer`,
        );
      expect(touching / all).toBeGreaterThan(0.94);
      expect(over / all).toBeLessThan(0.02);
      expect(nearer / all).toBeLessThan(0.0025);
    },
  );

  it("places pennants over no name and no other pennant", () => {
    for (const layout of galaxies(seats)) {
      const { side, covers } = stage(layout, SCREENS[0]!, seats);
      const named = [...placeNames(layout, names, side, covers).values()];
      const spaces = [...layout.spots.keys()].filter((_, i) => i % 4 === 0);
      const pennants = spaces.map((space, i) => ({ id: space, space, kinds: i % 2 ? [2, 1] : [3], sum: 3 }));
      const standing = { names: named, covers, signs: [], titles: [] };
      const boxes = [...placePennants(layout, pennants, standing, side).values()];
      for (const box of boxes)
        expect([...named, ...boxes].filter((other) => other !== box && hits(other, box, 0))).toEqual([]);
    }
  });
});

it("writes what a planet gives at both distances, below its name or beside it, and not from far away", () => {
  const [stacked, flat] = nameShapes("Ooloru", "middle");
  expect(stacked!.height).toBeGreaterThan(flat!.height);
  expect(stacked!.width).toBeLessThan(flat!.width);
  expect(nameShapes("Ooloru", "near")).toHaveLength(2);
  expect(nameShapes("Ooloru", "far")).toHaveLength(1);
});
