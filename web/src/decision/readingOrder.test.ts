import { expect, it } from "vitest";
import { type Box, inReadingOrder } from "./readingOrder";

const box = (left: number, top: number, width = 40, height = 40): Box => ({ left, top, width, height });

function read(boxes: Record<string, Box>): string {
  return inReadingOrder(Object.keys(boxes), (name) => boxes[name]!).join("");
}

it("reads rows from the top, each from the left", () => {
  expect(read({ d: box(50, 60), a: box(0, 0), c: box(0, 60), b: box(50, 0) })).toBe("abcd");
});

it("takes a fan of cards for one row", () => {
  expect(read({ c: box(80, 6), a: box(0, 5), b: box(40, 0), d: box(120, 14) })).toBe("abcd");
});

it("reads columns where halves stand beside a whole", () => {
  const half = (left: number, top: number) => box(left, top, 40, 20);
  expect(read({ c: box(50, 0), e: half(100, 20), a: half(0, 0), b: half(0, 20), d: half(100, 0) })).toBe("abcde");
});
