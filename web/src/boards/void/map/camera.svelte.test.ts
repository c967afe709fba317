import { expect, test } from "vitest";
import { Camera } from "./camera.svelte";

/** A camera over a galaxy six sides wide and five high. */
function camera(width: number, height: number): Camera {
  const one = new Camera();
  one.bounds = { left: -3, top: -2.5, right: 3, bottom: 2.5 };
  one.width = width;
  one.height = height;
  one.refit();
  return one;
}

/** Where a point of the galaxy is on the stage. */
function seen({ width, height, shift, side }: Camera, x: number, y: number): { x: number; y: number } {
  return { x: width / 2 + shift.x + x * side, y: height / 2 + shift.y + y * side };
}

test("a window of another size shows the whole galaxy again, in its middle", () => {
  const one = camera(900, 700);
  one.pan(150, -90);
  [one.width, one.height] = [760, 560];
  one.refit();
  expect(one.isWhole).toBe(true);
  for (const [x, y] of [
    [-3, -2.5],
    [3, 2.5],
  ] as const) {
    const at = seen(one, x, y);
    expect(at.x).toBeGreaterThan(0);
    expect(at.x).toBeLessThan(one.width);
    expect(at.y).toBeGreaterThan(0);
    expect(at.y).toBeLessThan(one.height);
  }
});

test("so does a galaxy that has grown, as when home worlds are placed", () => {
  const one = camera(900, 700);
  one.pan(0, 80);
  one.bounds = { left: -3, top: -3.2, right: 3, bottom: 2.5 };
  one.refit();
  expect(one.shift).toEqual({ x: 0, y: 0 });
});

test("whoever has come nearer stays as near, over the same place", () => {
  const one = camera(900, 700);
  one.zoomAt(2, 300, 200);
  one.showReadable();
  one.zoomAt(1.5);
  const before = { side: one.side * one.scale, shift: one.shift };
  [one.width, one.height] = [820, 640];
  one.refit();
  expect(one.side).toBeCloseTo(before.side);
  expect(one.shift).toEqual(before.shift);
});

test("what is asked moves nothing while the whole galaxy is in sight", () => {
  const one = camera(900, 700);
  one.pan(-440, 0);
  one.show([{ left: -2.5 * one.side, top: 0, width: 40, height: 40 }]);
  expect(one.shift).toEqual({ x: 0, y: 0 });
});

/** A camera of a phone, so near that its galaxy is larger than the window. */
function phone(): Camera {
  const one = camera(390, 560);
  one.showReadable();
  return one;
}

test("a planet at the galaxy’s rim comes wholly into sight, and no empty space beside the galaxy with it", () => {
  const one = phone();
  const box = { left: 2.6 * one.side, top: -20, width: 40, height: 40 };
  one.show([box]);
  const { x, y } = seen(one, 2.6, 0);
  expect([x > 0, x + box.width < one.width, y > 20, y + 20 < one.height]).toEqual([true, true, true, true]);
  expect(seen(one, 3, 0).x).toBeGreaterThan(one.width - 30);
});

test("what is half in sight comes in, if nothing that is in sight has to go for it", () => {
  const one = phone();
  const half = one.width / 2;
  const cut = { left: half - 20, top: 0, width: 40, height: 40 };
  const far = { left: -one.side * 2.8, top: 0, width: 40, height: 40 };
  one.show([far, { ...cut, left: -half + 60 }, cut]);
  expect(one.shift).toEqual({ x: -28, y: 0 });
  one.shift = { x: 0, y: 0 };
  one.show([far, { ...cut, left: -half + 12 }, cut]);
  expect(one.shift).toEqual({ x: 0, y: 0 });
});

test("what lies under the tools of a phone is not in sight", () => {
  const one = phone();
  one.below = 58;
  const under = { left: -20, top: one.height / 2 - 60, width: 40, height: 40 };
  one.show([under]);
  expect(seen(one, 0, 0).y + under.top + under.height).toBeLessThan(one.height - one.below);
});

test("a pennant beyond the galaxy’s rim comes wholly into sight too", () => {
  const one = phone();
  const out = { left: 3 * one.side, top: -20, width: 60, height: 40 };
  one.show([out]);
  expect(seen(one, 3, 0).x + out.width).toBeLessThan(one.width);
});
