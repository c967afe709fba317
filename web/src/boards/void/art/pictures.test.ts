import { expect, test } from "vitest";
import { HOMES, PLANETS, pictures } from "./pictures.ts";

test("every world has its pictures", () => {
  expect(Math.min(PLANETS.length, HOMES.length)).toBeGreaterThan(0);
  expect(pictures).toHaveLength(3 * (PLANETS.length + HOMES.length + 1)); // and that of worlds that others add
  expect(new Set(pictures.map(({ path }) => path)).size).toBe(pictures.length);
});

test("worlds with the same good have the same hue, in their own way", () => {
  const byPath = new Map(pictures.map(({ path, subject }) => [path, subject]));
  expect(byPath.get("void/orlune.0.svg")).toMatchObject({ goods: "novelty", family: "gem" });
  expect(byPath.get("void/mirrowane.0.svg")).toMatchObject({ goods: "novelty", family: "ice" });
  expect(byPath.get("void/earth.0.svg")).toMatchObject({ goods: "none", family: "terran" });
});
