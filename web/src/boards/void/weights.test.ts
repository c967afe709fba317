import { expect, test } from "vitest";
import { caption } from "../../table/digest";
import { lines } from "../../table/lines";
import { telling } from "./weights";

const told = (...events: [string, string][]) =>
  lines([{ version: 1, events: events.map(([kind, side]) => [kind, { side, space: "space:orlune" }]) as never }]);
const said = (...events: [string, string][]) => caption(told(...events), 0, telling).map(({ kind }) => kind);

test.each([
  ["attacks_planet", "attack_fails"],
  ["attacks_planet", "conquers"],
  ["attacks_rebellion", "rebellion_over"],
  ["attacks_infestation", "infestation_over"],
])("%s is told with how it ended: %s", (begun, ended) => {
  expect(said([begun, "seat:1"], ["rolls", "seat:1"], [ended, "seat:1"])).toEqual([begun, ended]);
});

test("an offer that another refuses, withdraws or lets lapse is told", () => {
  for (const kind of ["refuses_offer", "withdraws", "lapses"]) expect(said([kind, "seat:1"])).toEqual([kind]);
});

test("hits on pirates are told though they are nobody's deed", () => {
  expect(said(["rolls", "seat:0"], ["pirates_hit", ""])).toEqual(["pirates_hit"]);
});
