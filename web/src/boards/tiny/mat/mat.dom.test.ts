import { afterAll, expect, test } from "vitest";
import { plain } from "../../../../bench/checks/reading";
import { putAway, show } from "../../../../bench/show";
import { FACE_ICONS } from "../dice";
import { viewOf } from "../view";

afterAll(putAway);

const iconOf = (die: Element): string => die.querySelector("use")?.getAttribute("href")?.replace(/^.*#/, "") ?? "";

test("the dice in the bay stand in the order in which they were activated, the others below", async () => {
  const { sight, all } = await show("tiny/middle.3");
  const { dice, bay } = viewOf({ view: sight.table.view! });
  const slots = all(".board .mat .bay .slots > li");
  expect(slots).toHaveLength(dice.length);
  const placed = slots.filter((slot) => slot.querySelector(".die"));
  expect(placed.map(iconOf).map((id) => id.replace(/^i-/, ""))).toEqual(bay.map((i) => FACE_ICONS[dice[i]!.face]));
  expect(placed.map((slot) => plain(slot.querySelector(".order")?.textContent))).toEqual(
    bay.map((_, i) => String(i + 1)),
  );
  const waiting = dice.filter(({ state }) => state === "inactive");
  expect(all(".board .mat .dice .die:not(.out)")).toHaveLength(waiting.length);
});

test("on a small screen each die keeps its place, whatever has been activated", async () => {
  const { sight, all } = await show("tiny/middle.3", { width: 390 });
  const { dice, bay } = viewOf({ view: sight.table.view! });
  const found = all(".board .mat .dice .die");
  expect(found.map(iconOf).map((id) => id.replace(/^i-/, ""))).toEqual(dice.map(({ face }) => FACE_ICONS[face]));
  const orders = found.map((die) => plain(die.closest(".place")?.querySelector(".order")?.textContent));
  expect(orders).toEqual(dice.map((_, i) => (bay.includes(i) ? String(bay.indexOf(i) + 1) : "")));
});

test("the time of each side is read out: no clock is a part of a labelled picture", async () => {
  const { all } = await show("tiny/ask.follow_free");
  const clocks = all(".board .seatclock");
  expect(clocks.length).toBeGreaterThan(1);
  expect(clocks.filter((clock) => clock.closest("[role=img], [aria-hidden=true]"))).toEqual([]);
});
