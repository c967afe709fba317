import { describe, expect, it, vi } from "vitest";
import type { Line } from "../../../table/lines";
import type { Offer } from "../view";
import { Dealings, fateOf } from "./dealings.svelte";
import { byRound } from "./past";

const basket = { cards: [], types: {}, credits: 1, goods: [] };
const offer = (by: number, to: number): Offer => ({
  by,
  to,
  gives: basket,
  wants: basket,
  is_counter: false,
  given: [],
});
const purse = (credits: number) => ({ credits, cards: 2 });
const line = (version: number, kind: string, side: number, other: number): Line => ({
  key: `${version}`,
  version,
  kind,
  args: { side: `seat:${side}`, other: `seat:${other}` },
  seat: side,
});

describe("how an offer ended", () => {
  it("is told by what happened between the two, whoever is named first", () => {
    expect(fateOf(offer(0, 1), [line(5, "refuses_offer", 1, 0)])).toBe("refused");
    expect(fateOf(offer(0, 1), [line(5, "deal", 1, 0)])).toBe("accepted");
    expect(fateOf(offer(0, 1), [line(5, "lapses", 0, 1)])).toBe("lapsed");
    expect(fateOf(offer(0, 1), [line(5, "refuses_offer", 2, 0), line(6, "refuses_offer", 0, 1)])).toBeNull();
  });
});

describe("the deals of a reader", () => {
  it("tell an answer once it was seen that the offer was made, and what changed", () => {
    vi.useFakeTimers();
    const dealings = new Dealings();
    dealings.note(0, [], [line(3, "deal", 0, 1)], purse(7));
    dealings.sends(offer(0, 1), purse(7));
    dealings.note(0, [], [line(3, "deal", 0, 1), line(4, "deal", 0, 1)], purse(9));
    expect([dealings.with(1)?.fate, dealings.news]).toEqual(["waits", []]);
    vi.runAllTimers();
    expect(dealings.with(1)).toMatchObject({ fate: "accepted", before: purse(7), after: purse(9) });
    expect(dealings.news).toEqual([1]);
    dealings.seen(1);
    expect(dealings.news).toEqual([]);
    vi.useRealTimers();
  });

  it("keep an offer that was refused, to be changed, until it is let go", () => {
    const dealings = new Dealings();
    dealings.note(0, [offer(0, 2)], [line(1, "offers", 0, 2)], purse(3));
    expect(dealings.with(2)?.fate).toBe("waits");
    dealings.note(0, [], [line(1, "offers", 0, 2), line(2, "refuses_offer", 2, 0)], purse(3));
    expect(dealings.with(2)).toMatchObject({ fate: "refused", offer: { to: 2 } });
    dealings.forget(2);
    expect(dealings.with(2)).toBeNull();
  });

  it("have a counter-offer in the place of the first", () => {
    const dealings = new Dealings();
    dealings.note(0, [offer(0, 1)], [line(1, "offers", 0, 1)], purse(3));
    dealings.note(0, [offer(1, 0)], [line(2, "counters", 1, 0)], purse(3));
    expect(dealings.with(1)).toMatchObject({ fate: "waits", offer: { by: 1 } });
  });
});

it("lists the deals of each round, the latest first", () => {
  const round = (version: number, n: number): Line => ({
    ...line(version, "round", 0, 0),
    args: { round: n },
    seat: null,
  });
  const told = [round(1, 1), line(2, "deal", 0, 1), round(3, 2), line(4, "deal", 2, 1), line(5, "lapses", 0, 1)];
  expect(byRound(told).map((of) => [of.round, of.told.map(({ version }) => version)])).toEqual([
    [2, [5, 4]],
    [1, [2]],
  ]);
});
