import { describe, expect, it } from "vitest";
import { player, table } from "./fixtures";
import { whyNot } from "./whyNot";

const sight = (action: "settle" | null) => {
  const view = table([player({ explored: ["rebel_base"], colonies: [{ world: "spice_world", good: "novelty" }] })], {
    action,
  });
  return { view, seat: 0, changes: null } as never;
};

describe("why not", () => {
  it("tells what an explored world waits for, but not in its own action", () => {
    expect(whyNot(sight(null), "world:rebel_base")).not.toBe("");
    expect(whyNot(sight("settle"), "world:rebel_base")).toBe("");
  });

  it("tells what goods and the market wait for", () => {
    expect(whyNot(sight(null), "good:spice_world")).not.toBe("");
    expect(whyNot(sight(null), "development:drop_ships@stall")).not.toBe("");
    expect(whyNot(sight(null), "world:tourist_world")).toBe("");
  });
});
