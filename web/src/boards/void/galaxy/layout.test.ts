import { expect, it } from "vitest";
import { BOX } from "../content";
import { CORNERS, galaxy, PLACES, player, table } from "../fixtures";
import { spacesOf, turnedBy } from "./boards";
import { APOTHEM, distance } from "./geometry";
import { type Layout, layoutOf } from "./layout";
import { reaching } from "./rotation";

const map = (seats: number, shift = 0, rotation?: number): Layout => {
  const corners = CORNERS[seats]!.map((corner) => (seats === 2 ? corner : (corner + shift) % 6));
  const places = [...(PLACES[seats] ?? [0, 1, 2, 3, 4, 5])];
  const laid = rotation === undefined ? galaxy(places) : galaxy(places, undefined, Array(6).fill(rotation));
  return layoutOf(
    table(
      corners.map((corner) => player({ corner })),
      {},
      { galaxy: laid },
    ),
  );
};

const spotAt = ({ spots }: Layout, id: string) => spots.get(id)!.at;

it.each([
  [2, 22 + 2],
  [3, 37 + 3],
  [4, 37 + 4],
])("lays out all spaces of %i players, and keeps them apart", (seats, spaces) => {
  const { spots } = map(seats);
  expect(spots.size).toBe(spaces);
  const all = [...spots.values()];
  const pairs = all.flatMap((a, i) => all.slice(i + 1).map((b) => distance(a.at, b.at) - a.radius - b.radius));
  expect(Math.min(...pairs)).toBeGreaterThan(0.05);
});

it.each([0, 1, 2, 3, 4, 5])("turns four home worlds to the left and right, whoever begins where (%i)", (shift) => {
  const layout = map(4, shift);
  const xs = CORNERS[4]!.map((_, seat) => spotAt(layout, `home_${seat}`).x);
  expect(xs.filter((x) => x < -2)).toHaveLength(2);
  expect(xs.filter((x) => x > 2)).toHaveLength(2);
});

it.each([0, 1, 2, 3, 4, 5])("keeps every space in its hex at rotation %i", (rotation) => {
  const { plates, spots } = map(4, 0, rotation);
  for (const spot of spots.values()) {
    const plate = plates.find(({ hex }) => hex === spot.hex);
    if (plate) expect(distance(plate.at, spot.at) + spot.radius).toBeLessThan(APOTHEM);
  }
});

it.each([0, 1, 2, 3, 4, 5])("crosses the sides of hexes in their gates at rotation %i", (rotation) => {
  const { ways } = map(4, 0, rotation);
  const gates = ways.filter(({ gate }) => gate);
  expect(gates).toHaveLength(6 + 6 + 4 * 2);
  for (const { from, to, gate } of gates) {
    const around = distance(from.at, gate!.at) + distance(gate!.at, to.at);
    expect(around).toBeCloseTo(distance(from.at, to.at));
    expect(Math.min(distance(from.at, gate!.at), distance(gate!.at, to.at))).toBeGreaterThan(0.1);
  }
});

it("draws a hex and its lanes turned with it", () => {
  const before = map(4, 0, 0);
  const after = map(4, 0, 1);
  const arm = (layout: Layout) => {
    const plate = layout.plates.find(({ hex }) => hex === "a")!;
    const { x, y } = spotAt(layout, "vesk_prime");
    return Math.atan2(y - plate.at.y, x - plate.at.x);
  };
  const turned = (arm(after) - arm(before) + 2 * Math.PI) % (2 * Math.PI);
  expect(turned).toBeCloseTo(Math.PI / 3);
});

it("joins a wormhole’s ends by no lane", () => {
  const has = (id: string, to: string) => ({ [id]: { lanes: [{ to, obstacle: null, is_wormhole: true }] } });
  const view = table([player({ corner: 2 })], { ...has("home_0", "pyrious"), ...has("pyrious", "home_0") });
  const { wormholes, ways } = layoutOf(view);
  expect(wormholes.map(([a, b]) => [a.id, b.id])).toEqual([["home_0", "pyrious"]]);
  expect(ways.some(({ from, to }) => from.id === "home_0" && to.id === "pyrious")).toBe(false);
});

it("offers the notches between laid hexes before anybody has one", () => {
  const none = [player(), player()];
  expect(layoutOf(table(none)).corners.map(({ corner }) => corner)).toEqual([4, 5]);
  expect(layoutOf(table([...none, player(), player()])).corners).toHaveLength(6);
});

it("shows a hex turned before that is confirmed, with the lanes that it would have (VOID-3.11)", () => {
  const view = table(CORNERS[4]!.map((corner) => player({ corner })));
  const turned = turnedBy(BOX, view, "a", 2);
  const rotations = view.galaxy.map(({ hex, rotation }) => (hex === "a" ? (rotation + 2) % 6 : rotation));
  expect(turned.galaxy.map(({ rotation }) => rotation)).toEqual(rotations);
  const lanes = (spaces: typeof view.spaces) => spaces.map(({ id, lanes }) => [id, lanes]);
  expect(lanes(turned.spaces)).toEqual(lanes(spacesOf(BOX, turned.galaxy, view.players)));
  expect(lanes(turned.spaces)).not.toEqual(lanes(view.spaces));
});

it("makes room for the signs of corners that may be chosen", () => {
  const bounds = { left: -1, top: -1, right: 1, bottom: 1 };
  expect(reaching(bounds, { x: 0, y: -1.5 }, 0.25)).toEqual({ ...bounds, top: -1.75 });
  expect(reaching(bounds, { x: 0.5, y: 0 }, 0.25)).toEqual(bounds);
});
