import { describe, expect, it } from "vitest";
import { BOX } from "../content";
import { CORNERS, galaxy, PLACES, player, table } from "../fixtures";
import type { Fleet, Space } from "../view";
import { groundOf, type Pennant, placeNames, placePennants } from "./labels";
import { layoutOf } from "./layout";
import { type Box, covered, shared } from "./placement";
import { anySigns, rimOf, signBoxes } from "./rims";
import { radiusOf } from "./sizes";
import { titlesOf } from "./titles";

/** The side of a hexagon on screens with 1280 pixels (three and four players) and 1440. */
const READERS = [
  { side: 112, lang: "fr" },
  { side: 121, lang: "en" },
  { side: 142, lang: "fr" },
] as const;
const LAID = [
  { rotation: 0, hexes: "abcdef" },
  { rotation: 2, hexes: "defabc" },
  { rotation: 5, hexes: "abcdef" },
];
/** Boxes are a little larger than what is drawn in them. */
const TOUCH = 16;
const HALF_A_SIGN = 220;

/** The middle of a game: every other planet is held, tokens lie about, and fleets meet. */
function crowd(space: Space, i: number, seats: number): Space {
  const fleet = (seat: number, n: number): Fleet =>
    ({ seat: seat % seats, ships: [{ ship: "starfighter", n, damaged: 0 }] }) as Fleet;
  if (space.kind === "home") return { ...space, fleets: [fleet(i, 3)] };
  if (space.kind !== "planet") return i % 5 ? space : { ...space, fleets: [fleet(i, 1)] };
  return {
    ...space,
    holder: i % 2 ? i % seats : null,
    tokens: i % 3 ? [] : ["pirates"],
    fleets: i % 4 ? [] : [fleet(i, 2), fleet(i + 1, 4)],
  };
}

const pennantsIn = ({ id, fleets }: Space): Pennant[] =>
  fleets.map(({ seat, ships }) => ({ id: `${id}.${seat}`, space: id, kinds: ships.map(({ n }) => n), sum: 3 }));

function* tables(seats: number) {
  const players = CORNERS[seats]!.map((corner) => player({ corner }));
  const places = [...(PLACES[seats] ?? [0, 1, 2, 3, 4, 5])];
  for (const { rotation, hexes } of LAID) {
    const laid = galaxy(places, [...hexes], Array(6).fill(rotation));
    const view = table(players, {}, { galaxy: laid });
    yield { ...view, spaces: view.spaces.map((space, i) => crowd(space, i, seats)) };
  }
}

describe.each([2, 3, 4])("a crowded map of %i players", (seats) => {
  it.each(READERS)("has nothing over anything else ($side px, $lang)", ({ side, lang }) => {
    const names = new Map([
      ...BOX.contents.planet.map(({ id, name }): [string, string] => [id, name[lang]]),
      ...BOX.contents.home.slice(0, seats).map(({ name }, seat): [string, string] => [`home_${seat}`, name[lang]]),
    ]);
    let titled = 0;
    let hidden = 0;
    let all = 0;
    let hexes = 0;
    for (const view of tables(seats)) {
      const layout = layoutOf(view);
      const nameBoxes = placeNames(layout, names, side);
      const named = [...nameBoxes.values()];
      const hexName = (id: string) => BOX.rowOf("hex", id).name[lang];
      const titles = titlesOf(layout, hexName, [...named, ...anySigns(layout, side)], side);
      const written = titles.map(({ boxes }) => boxes);
      const signs = signBoxes(layout, view.spaces.map(rimOf), side);
      const standing = { names: named, covers: [], signs, titles: written.flat() };
      const pennants = [...placePennants(layout, view.spaces.flatMap(pennantsIn), standing, side).values()];
      const over = (boxes: readonly Box[], others: readonly Box[]) =>
        boxes.flatMap((box) => others.filter((other) => other !== box && shared(box, other) > TOUCH));

      expect(over(named, named)).toEqual([]);
      expect(over(written.flat(), [...named, ...signs])).toEqual([]);
      expect(over(pennants, [...named, ...pennants])).toEqual([]);
      hidden += [...named, ...pennants].filter((box) => signs.some((sign) => shared(box, sign) > HALF_A_SIGN)).length;
      all += named.length + pennants.length;
      const { discs } = groundOf(layout, side);
      expect(written.flat().filter((box) => discs.some((disc) => covered(disc, box) > 0))).toEqual([]);
      const homes = [...layout.spots.values()].filter(({ kind }) => kind === "home");
      for (const [id, box] of nameBoxes)
        for (const home of homes) {
          const disc = { at: { x: home.at.x * side, y: home.at.y * side }, radius: radiusOf(home, side) };
          if (home.id !== id) expect(covered(disc, box)).toBe(0);
        }
      titled += titles.length;
      hexes += layout.plates.length;
    }
    expect(hidden / all).toBeLessThan(0.05);
    expect(titled / hexes).toBeGreaterThan(0.8);
  });
});
