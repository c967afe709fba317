import { expect, it } from "vitest";
import { aimOf, fleetRefs, spaceRefs } from "./refs";

it("knows which action an option would begin", () => {
  const aims = ["move:a1.0.moth", "attack:a1.pirates", "action:mine", "control:a1.1.moth", "relief:ooloru", "end_turn"];
  expect(aims.map((ref) => aimOf({ ref }))).toEqual(["move", "attack", "mine", "mind_control", "relief", null]);
  expect(aimOf({ ref: "space:a1", text: ["option.diplomacy", {}] })).toBe("diplomacy");
});

it("finds a space and a fleet by all that options call them", () => {
  expect(spaceRefs("a1")).toEqual(expect.arrayContaining(["space:a1", "attack:a1", "pirates:a1"]));
  expect(fleetRefs("a1", 2)).toEqual(expect.arrayContaining(["fleet:a1.2", "ships:a1.2", "move:a1.2"]));
});
