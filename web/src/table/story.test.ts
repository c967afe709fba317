import { expect, test } from "vitest";
import type { Occasion } from "../wire/generated/messages";
import { together } from "./story";

const at = (version: number): Occasion => ({ version, events: [["turn", { seat: version }]] });

test("what is told twice is there once", () => {
  const asked = [at(0), at(2), at(3)];
  expect(together(asked, [at(2)], [at(3), at(4)])).toEqual([at(0), at(2), at(3), at(4)]);
});

test("what was before comes first, whenever it is told", () => {
  expect(together([at(7)], [at(1), at(2)]).map(({ version }) => version)).toEqual([1, 2, 7]);
});
