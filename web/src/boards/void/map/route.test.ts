import { expect, it } from "vitest";
import { BOX } from "../content";
import { player, table } from "../fixtures";
import { layoutOf } from "../galaxy/layout";
import { neighbourTowards } from "./keys";
import { routesFrom } from "./route";
import { threatsTo } from "./threats";

const ships = (seat: number, ship: string, n: number) => ({ seat, ships: [{ ship, n, damaged: 0 }] });
const players = [2, 3, 5, 0].map((corner) => player({ corner }));

it("counts steps over the spaces that may be entered, and finds the way", () => {
  const view = table(players);
  const { steps, to } = routesFrom(view, "bindok_ii", new Set(["a1", "a2", "a3"]));
  expect([steps.get("a1"), steps.get("a2"), steps.get("lathe")]).toEqual([1, 2, undefined]);
  expect(to("a2")).toEqual(["bindok_ii", "a1", "a2"]);
  expect(to("lathe")).toEqual([]);
});

it("goes along the lane nearest to an arrow", () => {
  const layout = layoutOf(table(players));
  const { x } = layout.spots.get("pyrious")!.at;
  const right = neighbourTowards(layout, "pyrious", "ArrowRight")!;
  expect(layout.spots.get(right)!.at.x).toBeGreaterThan(x);
  expect(neighbourTowards(layout, "pyrious", "Enter")).toBeNull();
});

it("warns of ships that could be at a planet with one move, if they can pass", () => {
  const own = player({ corner: 2, planets: ["vesk_prime", "home_0"] });
  const threats = (technologies: string[]) => {
    const other = player({ corner: 3, technologies });
    const view = table([own, other, ...players.slice(2)], { a2: { fleets: [ships(1, "starfighter", 3)] } });
    return threatsTo(BOX, view, 0, layoutOf(view)).get("vesk_prime");
  };
  expect(threats([])).toBeUndefined();
  expect(threats(["asteroid_navigation"])).toMatchObject([{ seat: 1, ships: 3 }]);
});
