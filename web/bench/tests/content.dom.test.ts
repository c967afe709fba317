import { afterAll, expect, test } from "vitest";
import { contentOf } from "../../src/boards/folders";
import { putAway, show } from "../show";

/** What has this figure has rules of its own, and stays as it is. */
const OTHER = 6;

afterAll(putAway);

/** The rows of a kind as a pack has them in which all are alike. */
function alike(game: string, kind: string, figure: string, number: number) {
  const rows = contentOf(game, kind).filter((row) => row[figure] !== OTHER);
  return { [kind]: Object.fromEntries(rows.map((row) => [String(row.id), { ...row, [figure]: number }])) };
}

test.each([
  ["tiny/middle.2", "planet", "vp", 8, ".worth .vp b"],
  ["race/middle.2", "card", "cost", 4, ".cost b"],
])("%s draws the figures of a pack, and then those of the box again", async (name, kind, figure, number, selector) => {
  const content = alike(name.split("/")[0]!, kind, figure, number);
  const figures = async (how: object) => {
    const { all } = await show(name, how);
    return new Set(all(`.board ${selector}`).map((shown) => Number(shown.textContent)));
  };
  const changed = await figures({ content });
  expect(changed).toContain(number);
  expect([...changed].filter((n) => n !== number && n !== OTHER)).toEqual([]);
  expect(document.querySelectorAll("[data-content]")).toHaveLength(1);
  const own = await figures({});
  expect([...own].some((n) => n !== number && n !== OTHER)).toBe(true);
  expect(document.querySelectorAll("[data-content]")).toHaveLength(0);
});
