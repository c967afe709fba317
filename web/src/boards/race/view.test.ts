import { describe, expect, it } from "vitest";
import { CARDS } from "./content";
import { chosenInSecret, isUsed, militaryOf, type Player, placingOf, vpNow, worthOf } from "./view";

const number = (id: string) => CARDS.findIndex((card) => card.id === id);
const player = (rest: Partial<Player>): Player =>
  ({
    cards: [],
    six_cost: [],
    chips: 0,
    boost: 0,
    used: [],
    shown: [],
    picked: null,
    previous: [],
    ...rest,
  }) as unknown as Player;

describe("what lies open of a player", () => {
  it("counts Military against any world, with what was added for this phase", () => {
    const cards = ["new_sparta", "alpha_centauri", "galactic_imperium", "empath_world"].map(number);
    expect(militaryOf(player({ cards }))).toBe(1);
    expect(militaryOf(player({ cards, boost: 3 }))).toBe(4);
  });

  it("counts chips, printed VP and what 6-cost developments are worth", () => {
    const cards = [number("old_earth"), number("mining_league")];
    expect(vpNow(player({ cards, chips: 5 }))).toBe(7);
    expect(vpNow(player({ cards, chips: 5, six_cost: [[cards[1]!, 4]] }))).toBe(11);
  });

  it("knows what a 6-cost development is worth, also one in the reader's hand", () => {
    const seen = player({ six_cost: [[100, 4]], own_six_cost: [[101, 6]] });
    expect([100, 101, 102].map((card) => worthOf(seen, card))).toEqual([4, 6, undefined]);
  });

  it("knows a card that is being paid for from one that was chosen face down", () => {
    const paying = player({ placing: 7, own_hand: [1, 2] });
    const secret = player({ placing: 7, own_hand: [1, 7] });
    expect([placingOf(paying), chosenInSecret(paying)]).toEqual([7, null]);
    expect([placingOf(secret), chosenInSecret(secret)]).toEqual([null, 7]);
    expect(placingOf(player({ placing: -1 }))).toBeNull();
    expect(placingOf(player({}))).toBeNull();
  });

  it("tells which consume powers were used", () => {
    expect(isUsed(player({ used: [28 * 4 + 1] }), 28, 1)).toBe(true);
    expect(isUsed(player({ used: [28 * 4 + 1] }), 28, 0)).toBe(false);
  });
});
