import { expect, test } from "vitest";
import { tilingOf } from "./tiling";

const LAPTOP = 620; // px, the height of the board on a screen of 1366x768

test.each([
  [0, 336, 1, 1],
  [1, 336, 1, 1],
  [3, 336, 2, 2],
  [4, 336, 2, 2],
  [6, 336, 2, 3],
  [9, 336, 3, 3],
  [12, 336, 4, 3],
  [14, 336, 4, 4],
  [17, 336, 5, 4],
  [12, 510, 3, 4],
  [7, 1034, 1, 7],
  [12, 1034, 2, 6],
])("on a laptop %d cards in %d px lie in %d rows of %d", (cards, width, rows, columns) => {
  expect(tilingOf(cards, width, LAPTOP)).toMatchObject({ rows, columns });
});

test("a large screen has larger pictures and letters", () => {
  const [small, large] = [tilingOf(6, 336, LAPTOP), tilingOf(6, 520, 930)];
  expect(large.disc).toBeGreaterThan(small.disc);
  expect(large.type).toBeGreaterThan(small.type);
});

test("a tall and narrow one has more rows, and smaller pictures before it cuts names", () => {
  expect(tilingOf(10, 252, 1030)).toMatchObject({ rows: 5, columns: 2 });
});

test("no card is too narrow to be read, and no letter too small, however many there are", () => {
  const widths = Array.from({ length: 160 }, (_, i) => 240 + 7 * i);
  const found = widths.flatMap((width) =>
    Array.from({ length: 16 }, (_, i) => ({ width, ...tilingOf(i + 1, width, LAPTOP) })),
  );
  expect(Math.min(...found.map(({ width, columns }) => width / columns))).toBeGreaterThanOrEqual(78);
  expect(Math.min(...found.map(({ type }) => type))).toBeGreaterThanOrEqual(11);
});
