import { afterAll, expect, test } from "vitest";
import { press } from "../../../../bench/checks/answer";
import { plain } from "../../../../bench/checks/reading";
import { putAway, show } from "../../../../bench/show";

afterAll(putAway);

test("credits to store are plates of the bench, each picked by the key of its number", async () => {
  const { all, one, text } = await show("frontiers/ask.store_credits");
  expect(all(".board .amount.lit b").map((plate) => plain(plate.textContent))).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `$${n}`),
  );
  expect(text("#decision .confirm .says")).toBe("Nothing now");
  expect(text("#decision .answer .says")).toBe("Nothing, and no more such question for 3 rounds (but in the last one)");
  press("3");
  expect(plain(one(".board .amount.picked b").textContent)).toBe("$3");
  expect(one("#decision .confirm").getAttribute("aria-disabled")).toBe("false");
});

test("to store nothing now is the likely answer, on N too, and a rest has a key of its own", async () => {
  for (const sight of ["frontiers/ask.store_credits", "frontiers/ask.store_world"]) {
    const { all, text } = await show(sight);
    expect(text("#decision .confirm .says")).toBe("Nothing now");
    expect(all("#decision .answer kbd").map((key) => key.textContent)).toEqual(["T"]);
    press("n");
    expect(text("#decision .confirm .says")).toBe("Nothing now");
    expect(all("#decision .answer")).toHaveLength(1); // the primary button stands for it, no other
    press("t");
    expect(text("#decision .answer.picked .says")).toContain("3 rounds");
  }
});

test("the rest from storing goods takes the place of what was picked, and gives way to a good", async () => {
  const { all, one } = await show("frontiers/ask.store_goods");
  const rest = one("#decision .answer");
  const pickedGoods = () => all(".board .token.picked").length;
  press("1");
  press("2");
  press("3");
  expect(pickedGoods()).toBe(3);
  press("t");
  expect([rest.getAttribute("aria-pressed"), pickedGoods()]).toEqual(["true", 0]);
  press("1");
  expect([rest.getAttribute("aria-pressed"), pickedGoods()]).toEqual(["false", 1]);
});
