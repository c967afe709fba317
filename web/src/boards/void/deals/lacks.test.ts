import { expect, test, vi } from "vitest";
import { CORNERS, player, table } from "../fixtures";
import type { Basket, Offer } from "../view";
import { lackOf } from "./lacks";

vi.mock("../../../settings.svelte", () => ({ settings: { lang: "en" } })); // those of a browser

const basket = (what: Partial<Basket> = {}): Basket => ({ cards: [], types: {}, credits: 0, goods: [], ...what });
const offer = (gives: Partial<Basket>, wants: Partial<Basket> = {}): Offer => ({
  by: 0,
  to: 1,
  gives: basket(gives),
  wants: basket(wants),
  is_counter: false,
  given: [],
});
const view = table(CORNERS[2]!.map((corner) => player({ corner, credits: 2, cards: 1, goods: ["metals"] })));
const own = { ...view, own: { ...view.own, hand: ["letters"] } } as typeof view;

test("an offer that fell lacks what one of the two no longer has, as everybody sees", () => {
  expect(lackOf(view, offer({ credits: 2 }, { credits: 3 }), 0)).toMatchObject({ seat: 1, kind: "credits", n: 3 });
  expect(lackOf(view, offer({}, { types: { militarist: 2 } }), 0)).toMatchObject({ seat: 1, kind: "cards", n: 2 });
  expect(lackOf(view, offer({}, { goods: ["crystals"] as never }), 0)).toMatchObject({ kind: "good", id: "crystals" });
});

test("which card is missing is known of the reader's own hand alone", () => {
  const gives = offer({ cards: ["truce"] as never });
  expect(lackOf(own, gives, 0)).toMatchObject({ seat: 0, kind: "card", id: "truce" });
  expect(lackOf(own, gives, 1)).toBeNull();
});

test("an offer that could still be kept fell for another reason", () => {
  expect(lackOf(own, offer({ cards: ["letters"] as never, credits: 1 }, { credits: 2 }), 0)).toBeNull();
});
