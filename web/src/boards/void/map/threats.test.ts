import { afterEach, describe, expect, it } from "vitest";
import { BOX, useContent } from "../content";
import { player, table } from "../fixtures";
import type { VoidView } from "../view";
import { movementOf, passesOf } from "./threats";

const other = (has = {}) => [player(), player({ race: "eegh", ...has })];
const during = (kind: string) => {
  const event = BOX.event.find(({ effects }) => effects?.some((effect) => effect.kind === kind))!;
  return { in_force: [{ event: event.id, since: 1, space: null, until: "round" }] } as Partial<VoidView>;
};

afterEach(() => useContent(null));

describe("how far a ship moves (VOID-7.6)", () => {
  const starfighter = BOX.ship.find(({ id }) => id === "starfighter")!.move;

  it("is further by the amount of what its owner has, not by how many such things they are", () => {
    expect(movementOf(table(other()), 1, "starfighter")).toBe(starfighter);
    expect(movementOf(table(other({ technologies: ["ion_drive"] })), 1, "starfighter")).toBe(starfighter + 1);
    const drive = BOX.technology.find(({ id }) => id === "ion_drive")!;
    const powers = [{ kind: "move_bonus", amount: 2 }];
    useContent({ technology: { ion_drive: { ...drive, powers } } });
    expect(movementOf(table(other({ technologies: ["ion_drive"] })), 1, "starfighter")).toBe(starfighter + 2);
  });

  it("is shorter by an event, but never less than the event leaves (VOID-R53)", () => {
    const view = table(other({ technologies: ["ion_drive"] }), {}, during("move_delta"));
    expect(movementOf(view, 1, "starfighter")).toBe(starfighter);
    const slow = BOX.ship.find(({ id }) => id === "starfighter")!;
    useContent({ ship: { starfighter: { ...slow, move: 1 } } });
    expect(movementOf(table(other(), {}, during("move_delta")), 1, "starfighter")).toBe(1);
  });
});

it("passes what a technology or an event opens (VOID-7.7)", () => {
  expect([...passesOf(table(other()), 1)]).toEqual([]);
  expect([...passesOf(table(other({ technologies: ["mine_sweeping"] })), 1)]).toEqual(["mines"]);
  expect([...passesOf(table(other(), {}, during("open_obstacle")), 1)]).toEqual(["asteroids"]);
});
