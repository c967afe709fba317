import { expect, it } from "vitest";
import { BOX } from "../content";
import { player } from "../fixtures";
import { grouped, type Had, reachOf, technologiesFor } from "./groups";

const ALL = BOX.contents.technology;
const had = (more: Partial<Had> = {}): Had => ({
  player: player({ technologies: ["centipede_yards"], goods: ["gas"] }),
  bought: [],
  credits: 7,
  isOffered: () => false,
  priceOf: ({ cost }) => cost,
  ...more,
});
const reach = (id: string, more?: Partial<Had>) => reachOf(BOX.rowOf("technology", id), had(more));

it("says what is missing before it says that the price is", () => {
  expect(reach("centipede_yards")).toBe("owned");
  expect(reach("starcruiser_yards")).toBe("within");
  expect(reach("tractor_beam")).toBe("within");
  expect(reach("ancient_ciphers")).toBe("good");
  expect(reach("sunhammer_forge")).toBe("needs");
  expect(reach("ion_drive", { credits: 6 })).toBe("dear");
});

it("goes by what the rules offer: a good that was lent, or a tactic that needs none", () => {
  expect(reach("ancient_ciphers", { isOffered: (id) => id === "ancient_ciphers" })).toBe("within");
});

it("counts what was bought in this pre-round", () => {
  expect(reach("starcruiser_yards", { bought: ["starcruiser_yards"] })).toBe("owned");
});

it("lists every technology once, the cheapest of each group first, and none without a group", () => {
  const groups = grouped(ALL, had({ credits: 4 }));
  expect(groups.flatMap(({ rows }) => rows)).toHaveLength(ALL.length);
  for (const { rows } of groups)
    expect(rows.map(({ cost }) => cost)).toEqual(rows.map(({ cost }) => cost).toSorted((a, b) => a - b));
  expect(groups.map((group) => group.reach)).toEqual(["within", "good", "needs", "dear", "owned"]);
});

it("offers a race’s own technology to that race alone", () => {
  const own = ALL.filter(({ only }) => only);
  expect(own).toHaveLength(2);
  expect(technologiesFor(BOX, own[0]!.only!)).toHaveLength(ALL.length - 1);
  expect(technologiesFor(BOX, null)).toHaveLength(ALL.length - 2);
});
