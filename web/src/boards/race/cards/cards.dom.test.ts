import { afterAll, expect, test } from "vitest";
import { plain, reading } from "../../../../bench/checks/reading";
import { putAway, show } from "../../../../bench/show";
import { viewOf } from "../view";

afterAll(putAway);

test.each(["race/middle.3", "race/ask.keep"])("%s: the hand and the tableau hold each card by name", async (name) => {
  const shown = await show(name, { lang: "fr" });
  const { words } = reading(shown, "fr");
  const { seat, view } = shown.sight.table;
  const { own_hand, own_drawn, tableau } = viewOf({ view: view! }).players[seat!]!;
  const labels = (selector: string) =>
    shown.all(`.board ${selector} .card > .press`).map((card) => plain(card.getAttribute("aria-label")));
  const called = (cards: readonly { card: string }[]) => cards.map(({ card }) => plain(words.name(`card:${card}`)));
  const holds = (labels: string[], names: string[]) =>
    names.filter((name) => !labels.some((label) => label.startsWith(name)));
  const held = [...(own_drawn ?? []), ...(own_hand ?? [])];
  expect(held.length).toBeGreaterThan(0);
  expect(labels(".hand")).toHaveLength(held.length);
  expect(holds(labels(".hand"), called(held))).toEqual([]);
  const own = `.tableau.seat-${seat! + 1}`;
  expect(holds(labels(own), called(tableau))).toEqual([]);
  const goods = tableau.filter(({ good }) => good).length;
  expect(labels(own).length).toBeGreaterThanOrEqual(tableau.length);
  expect(shown.all(`.board ${own} [data-thing^="good:"]`).length).toBe(goods);
});
