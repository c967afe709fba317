import { describe, expect, it } from "vitest";
import { bought, player, table } from "../fixtures";
import { elsewhere, idOf } from "../refs";
import { actionsOf, chooserOf, chosenBy, standingOf } from "../view";
import { columnsOf, hindranceOf, ownersOf, type Shelf, saidOfAll, shelvesOf } from "./market";
import { priceOf } from "./offers";

const places = ["drop_ships", "homesteading_pioneers", "mining_league", "space_marines"].map((development) => ({
  development,
  left: 1,
  copies: 2,
}));
const view = table([player({ credits: 3, developments: [bought("space_marines")] }), player()], { market: places });

describe("the market", () => {
  it("stands in the order of prices", () => {
    expect(shelvesOf({ view: { ...view }, changes: null }).map(({ cost, isLarge }) => [cost, isLarge])).toEqual([
      [2, false],
      [3, false],
      [4, false],
      [9, true],
    ]);
  });

  it("has four columns of small ones at most: neighbours that have little share one", () => {
    const shelf = (cost: number, n: number): Shelf => ({
      cost,
      places: Array.from({ length: n }, () => places[0]!),
      isLarge: cost === 9,
    });
    const pricesOf = (...shelves: Shelf[]) =>
      columnsOf(shelves).map((column) => column.shelves.map(({ cost }) => cost));
    expect(pricesOf(shelf(2, 3), shelf(3, 6), shelf(4, 5), shelf(5, 1), shelf(6, 1), shelf(9, 8))).toEqual([
      [2],
      [3],
      [4],
      [5, 6],
      [9],
    ]);
    expect(pricesOf(shelf(1, 1), shelf(2, 1), shelf(3, 5), shelf(4, 4), shelf(5, 2), shelf(6, 1))).toEqual([
      [1, 2],
      [3],
      [4],
      [5, 6],
    ]);
    expect(pricesOf(shelf(2, 5), shelf(3, 4), shelf(9, 8))).toEqual([[2], [3], [9]]);
  });

  it("says in the head of a shelf what holds for all of it", () => {
    const three = { cost: 3, places: [places[1]!, { ...places[1]!, left: 0 }], isLarge: false };
    expect(saidOfAll(view, 0, three, () => 5)).toEqual({ missing: 2, price: null });
    expect(saidOfAll(view, 0, three, () => 2)).toEqual({ missing: null, price: 2 });
    expect(saidOfAll(view, 0, three, () => 3)).toEqual({ missing: null, price: null });
    const mixed = { ...three, places: [places[0]!, places[1]!] };
    expect(saidOfAll(view, 0, mixed, ({ development }) => (development === "drop_ships" ? 4 : 3))).toEqual({
      missing: null,
      price: null,
    });
  });

  it("tells who has bought what", () => {
    expect(ownersOf(view, "space_marines")).toEqual([0]);
    expect(ownersOf(view, "drop_ships")).toEqual([]);
  });

  it("says in short why one cannot buy", () => {
    const [ships, pioneers, , marines] = places;
    expect(hindranceOf(view, 0, marines!, 2)).toEqual({ why: "own" });
    expect(hindranceOf(view, 0, { ...pioneers!, left: 0 }, 3)).toEqual({ why: "gone" });
    expect(hindranceOf(view, 0, { ...pioneers!, left: 0, copies: 1 }, 3)).toEqual({ why: "taken" });
    expect(hindranceOf(view, 0, ships!, 4)).toEqual({ why: "poor", n: 1 });
    expect(hindranceOf(view, 0, pioneers!, 3)).toBeNull();
  });

  it("reads prices from the question", () => {
    const option = { code: 1, ref: "development:drop_ships", text: ["option.buy", { n: 2 }] };
    expect(priceOf({ options: [option], blocked: [] } as never, "development:drop_ships")).toBe(2);
    expect(priceOf(null, "development:drop_ships")).toBeNull();
  });

  it("keeps copies apart that lie elsewhere", () => {
    expect(idOf(elsewhere("drop_ships", 2))).toBe("drop_ships");
  });
});

describe("a round", () => {
  const now = table([player(), player()], {
    order: [1, 0, 1, 0],
    picks: ["explore", "settle"],
    chosen: 1,
    action: "settle",
  });

  it("has seven tiles, the first with two sides", () => {
    expect(actionsOf(now)[0]).toBe("retreat");
    expect(actionsOf({ ...now, variant: { ...now.variant, goals: true } })).toHaveLength(7);
  });

  it("tells who chose what, and how far it is", () => {
    expect(chooserOf(now, "settle")).toBe(0);
    expect(chosenBy(now, 1)).toEqual(["explore"]);
    expect(["explore", "settle", "develop"].map((action) => standingOf(now, action as "settle"))).toEqual([
      "done",
      "now",
      "open",
    ]);
  });
});
