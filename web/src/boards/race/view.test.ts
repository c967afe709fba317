import { describe, expect, it } from "vitest";
import { BOX } from "./content";
import { actionsOf, chosenInSecret, type Player, placingOf, refOf } from "./view";

const card = (number: number) => ({ card: "gem_world", number });
const player = (seen: Partial<Player>): Player => ({
  tableau: [],
  chips: 0,
  vp: 0,
  military: 0,
  boost: 0,
  bonus_used: false,
  hand: 0,
  shown: [],
  drawn: 0,
  picked: null,
  previous: [],
  ...seen,
});

describe("what lies open of a player", () => {
  it("tells a card that is being paid for from one that was chosen face down", () => {
    const paying = player({ placing: card(7), own_hand: [card(1), card(2)] });
    const secret = player({ placing: card(7), own_hand: [card(1), card(7)] });
    expect([placingOf(paying), chosenInSecret(paying)]).toEqual([card(7), null]);
    expect([placingOf(secret), chosenInSecret(secret)]).toEqual([null, 7]);
    expect(placingOf(player({ placing: card(7) }))).toEqual(card(7));
    expect(placingOf(player({ placing: null }))).toBeNull();
    expect([placingOf(player({})), chosenInSecret(player({ own_hand: [card(1)] }))]).toEqual([null, null]);
  });

  it("names actions and cards as the rules do", () => {
    expect(actionsOf(BOX, ["develop", "consume_2x"]).map(({ phase }) => phase)).toEqual(["develop", "consume"]);
    expect(actionsOf(BOX, null)).toEqual([]);
    expect(refOf(card(30))).toBe("card:gem_world.30");
  });
});
