import { describe, expect, it } from "vitest";
import { CORNERS, player, table } from "../fixtures";
import { placeNames } from "../galaxy/labels";
import { layoutOf } from "../galaxy/layout";
import { away, shared } from "../galaxy/placement";
import { coversOf, signsAt } from "./covers";

const layout = layoutOf(table(CORNERS[4]!.map((corner) => player({ corner }))));
const SIDE = 117;
const camera = { width: 676, height: 640, zoom: 1, bounds: layout.bounds, side: SIDE };
const names = new Map([...layout.spots.values()].filter(({ kind }) => kind === "planet").map(({ id }) => [id, id]));
const PLATES = [
  { left: 0, top: 14, width: 128, height: 110 },
  { left: 540, top: 14, width: 128, height: 110 },
];

describe("names of planets", () => {
  it("stand on the stage and beside the plates in its corners", () => {
    const covers = coversOf(camera, PLATES);
    const boxes = [...placeNames(layout, names, SIDE, covers).values()];
    expect(boxes).toHaveLength(names.size);
    for (const box of boxes) for (const cover of covers) expect(shared(box, cover)).toBe(0);
  });

  it("are free where one has come nearer, since the map can be moved", () => {
    expect(coversOf({ ...camera, zoom: 1.3 }, PLATES)).toEqual([]);
  });
});

it("keeps the middle of a hex that may be turned free for its sign", () => {
  const [sign] = signsAt([{ at: { x: 1, y: -1 } }], SIDE);
  expect(away({ x: SIDE, y: -SIDE }, sign!)).toBe(0);
  expect(away({ x: SIDE + 100, y: -SIDE }, sign!)).toBeGreaterThan(60);
});
