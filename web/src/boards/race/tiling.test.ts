import { expect, test } from "vitest";
import { tilingOf } from "./tiling";

test.each([
  [1, 336, 1, 1],
  [3, 336, 1, 3],
  [4, 336, 2, 2],
  [6, 336, 2, 3],
  [9, 336, 3, 3],
  [12, 336, 4, 3],
  [14, 336, 4, 4],
  [17, 336, 5, 4],
  [12, 510, 3, 4],
  [12, 1034, 2, 6],
  [9, 1034, 1, 9],
  [0, 336, 1, 1],
])("%d cards in %d px lie in %d rows of %d", (cards, width, rows, columns) => {
  expect(tilingOf(cards, width)).toEqual({ rows, columns });
});

test("no card is too narrow to be read, however many there are", () => {
  const widths = Array.from({ length: 160 }, (_, i) => 240 + 7 * i);
  const narrowest = (width: number) =>
    Math.min(...Array.from({ length: 16 }, (_, i) => width / tilingOf(i + 1, width).columns));
  expect(Math.min(...widths.map(narrowest))).toBeGreaterThanOrEqual(78);
});
