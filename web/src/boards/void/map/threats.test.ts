import { describe, expect, it } from "vitest";
import { BOX, contentOf } from "../content";
import { player, table } from "../fixtures";
import type { VoidView } from "../view";
import { movementOf, passesOf } from "./threats";

const other = (has = {}) => [player(), player({ race: "eegh", ...has })];
const during = (kind: string) => {
  const event = BOX.contents.event.find(({ effects }) => effects?.some((effect) => effect.kind === kind))!;
  return { in_force: [{ event: event.id, since: 1, space: null, until: "round" }] } as Partial<VoidView>;
};

describe("how far a ship moves (VOID-7.6)", () => {
  const starfighter = BOX.rowOf("ship", "starfighter").move;

  it("is further by the amount of what its owner has, not by how many such things they are", () => {
    expect(movementOf(BOX, table(other()), 1, "starfighter")).toBe(starfighter);
    expect(movementOf(BOX, table(other({ technologies: ["ion_drive"] })), 1, "starfighter")).toBe(starfighter + 1);
  });

  it("is that of a content pack at its own tables alone", () => {
    const powers = [{ kind: "move_bonus", amount: 2 }];
    const changes = { technology: { ion_drive: { ...BOX.rowOf("technology", "ion_drive"), powers } } };
    const content = contentOf({ changes });
    const view = table(other({ technologies: ["ion_drive"] }));
    expect(contentOf({ changes })).toBe(content);
    expect(movementOf(content, view, 1, "starfighter")).toBe(starfighter + 2);
    expect(contentOf({ changes: null })).toBe(BOX);
    expect(movementOf(BOX, view, 1, "starfighter")).toBe(starfighter + 1);
  });

  it("is shorter by an event, but never less than the event leaves (VOID-R53)", () => {
    const view = table(other({ technologies: ["ion_drive"] }), {}, during("move_delta"));
    expect(movementOf(BOX, view, 1, "starfighter")).toBe(starfighter);
    const slow = { ...BOX.rowOf("ship", "starfighter"), move: 1 };
    const content = contentOf({ changes: { ship: { starfighter: slow } } });
    expect(movementOf(content, table(other(), {}, during("move_delta")), 1, "starfighter")).toBe(1);
  });
});

it("passes what a technology or an event opens (VOID-7.7)", () => {
  expect([...passesOf(BOX, table(other()), 1)]).toEqual([]);
  expect([...passesOf(BOX, table(other({ technologies: ["mine_sweeping"] })), 1)]).toEqual(["mines"]);
  expect([...passesOf(BOX, table(other(), {}, during("open_obstacle")), 1)]).toEqual(["asteroids"]);
});
