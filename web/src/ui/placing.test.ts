import { expect, test } from "vitest";
import { type Box, placed } from "./placing";

const ROOM: Box = { left: 0, top: 0, right: 1366, bottom: 768 };
const SIZE = { width: 300, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const covers = ({ left, top }: { left: number; top: number }, other: Box): boolean =>
  left < other.right && left + SIZE.width > other.left && top < other.bottom && top + SIZE.height > other.top;

test("a card stands below its thing, where there is room", () => {
  const thing = box(500, 100, 80, 80);
  const place = placed(thing, SIZE, [], ROOM);
  expect(place.side).toBe("below");
  expect(place.left + place.arrow).toBe(540);
});

test("it covers neither lit things nor the bar, while there is another place", () => {
  const thing = box(500, 420, 80, 80);
  const bar = box(20, 690, 1040, 70);
  const lit = box(450, 510, 200, 100);
  const place = placed(thing, SIZE, [bar, lit], ROOM);
  expect(place.side).toBe("above");
  expect([bar, lit, thing].some((other) => covers(place, other))).toBe(false);
});

test("at the edge of the window it moves along, and points at its thing still", () => {
  const thing = box(1320, 300, 40, 40);
  const place = placed(thing, SIZE, [], ROOM);
  expect(place.left + SIZE.width).toBeLessThanOrEqual(1366 - 8);
  expect(place.left + place.arrow).toBeCloseTo(1340, 0);
});

test("where everything is to be seen, it covers as little as it can and never its thing", () => {
  const thing = box(600, 330, 100, 100);
  const all = [box(0, 0, 1366, 330), box(0, 430, 1366, 338), box(0, 330, 600, 100)];
  const place = placed(thing, SIZE, all, ROOM);
  expect(place.side).toBe("right");
  expect(covers(place, thing)).toBe(false);
});
