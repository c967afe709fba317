import { describe, expect, it } from "vitest";
import { BOX } from "../content";
import { bought, colony, player, shown } from "../fixtures";
import { billOf, sumOf } from "./bill";
import { isAbout, powersOf, rulerOf } from "./powers";

const soldier = player({
  colonies: [colony("new_sparta")],
  developments: [
    bought("space_marines"),
    bought("military_industry"),
    bought("replicant_robots"),
    bought("contact_specialist"),
  ],
});

describe("powers of a seat", () => {
  it("are found on colonies and developments, in their order", () => {
    const found = powersOf(shown([soldier]), 0, "military");
    expect(found.map(({ ref }) => ref)).toEqual(["world:new_sparta", "development:space_marines"]);
  });

  it("do not count on what was placed in this very turn", () => {
    const turn = { seat: 0, placed: ["space_marines"] } as never;
    expect(powersOf(shown([soldier], { turn }), 0, "military").map(({ tile }) => tile.id)).toEqual(["new_sparta"]);
  });

  it("are used once in a turn, and only by who takes it", () => {
    const used = [{ tile: "military_industry", power: 0 }];
    const boosts = (seat: number) =>
      powersOf(shown([soldier], { turn: { seat, used } as never }), 0, "temporary_military");
    expect(boosts(0).map(({ isUsed }) => isUsed)).toEqual([true]);
    expect(boosts(1).map(({ isUsed }) => isUsed)).toEqual([false]);
  });
});

describe("what a Settle power is about", () => {
  it("is all worlds, those of a kind, or those with a keyword", () => {
    expect(isAbout("any", BOX.worldOf("rebel_base"))).toBe(true);
    expect(isAbout("rebel", BOX.worldOf("rebel_base"))).toBe(true);
    expect(isAbout("rebel", BOX.worldOf("tourist_world"))).toBe(false);
    expect(isAbout("novelty", BOX.worldOf("tourist_world"))).toBe(true);
    expect(isAbout("genes", BOX.worldOf("tourist_world"))).toBe(false);
  });
});

describe("the ruler", () => {
  it("is as long as the defence: lasting, spent, missing", () => {
    const turn = { seat: 0, used: [{ tile: "military_industry", power: 0 }], temporary: 3 } as never;
    const stretches = rulerOf(shown([soldier], { turn }), 0, BOX.worldOf("imperium_citadel"), 7);
    expect(stretches.map(({ kind }) => kind)).toContain("spent");
    expect(stretches.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThanOrEqual(7);
  });

  it("has nothing missing where Military suffices", () => {
    const stretches = rulerOf(shown([soldier]), 0, BOX.worldOf("star_nomad_lair"), 4);
    expect(stretches.some(({ kind }) => kind === "missing")).toBe(false);
  });
});

describe("the bill", () => {
  it("takes off what tiles say, and by contact more", () => {
    const sight = shown([soldier]);
    expect(billOf(sight, 0, BOX.worldOf("tourist_world"), false)).toEqual([
      { ref: null, n: 5 },
      { ref: "development:replicant_robots", n: -2 },
    ]);
    expect(sumOf(billOf(sight, 0, BOX.worldOf("rebel_base"), true))).toBe(
      sumOf(billOf(sight, 0, BOX.worldOf("rebel_base"), false)) - 1,
    );
  });

  it("is never below nothing", () => {
    expect(
      sumOf([
        { ref: null, n: 1 },
        { ref: "development:replicant_robots", n: -2 },
      ]),
    ).toBe(0);
  });
});
