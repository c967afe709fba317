import { expect, it, vi } from "vitest";
import { chanceOf, likely, triesOf } from "./chances";

vi.mock("../words", () => ({ t: (id: string, { n }: { n: number }) => `${id.split(".").at(-1)} ${n}` }));

it("counts the rolls of three dice that reach a sum", () => {
  expect([17, 13, 8, 4].map((least) => chanceOf(3, least))).toEqual([1.9, 25.9, 83.8, 99.5]);
  expect(chanceOf(3, 19)).toBe(0);
  expect(chanceOf(1, 5)).toBe(33.3);
});

it("counts what is added to the dice, and knows which numbers of cards one has", () => {
  expect(triesOf([17, 13], 3, 2, 1)).toEqual([
    { n: 1, needs: 17, bonus: 2, chance: 9.3, open: true },
    { n: 2, needs: 13, bonus: 2, chance: 50, open: false },
  ]);
});

it("calls certain only what is certain", () => {
  const said = [0, 0.5, 1.9, 50, 99.5, 100].map(likely);
  expect(said).toEqual(["chance 0", "below 1", "chance 2", "chance 50", "above 99", "chance 100"]);
});
