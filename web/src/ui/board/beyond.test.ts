import { expect, test } from "vitest";
import { beyond } from "./beyond";

/** A thing of 40 px there, in a frame from 100 to 300. */
const thing = (top: number) => ({ getBoundingClientRect: () => ({ top, height: 40 }) }) as unknown as HTMLElement;

function frameOf(things: HTMLElement[]): HTMLElement {
  const frame = { getBoundingClientRect: () => ({ top: 100, bottom: 300 }), querySelectorAll: () => things };
  return frame as unknown as HTMLElement;
}

test("what can be chosen out of sight is counted on each side, and the nearest of it found", () => {
  const things = [0, 50, 85, 200, 279, 290, 500].map(thing);
  const found = beyond(frameOf(things));
  expect([found.above, found.below]).toEqual([2, 2]);
  expect(found.nearest.above).toBe(things[1]);
  expect(found.nearest.below).toBe(things[5]);
});

test("nothing is beyond where all can be seen", () => {
  expect(beyond(frameOf([100, 260].map(thing)))).toMatchObject({ above: 0, below: 0 });
});
