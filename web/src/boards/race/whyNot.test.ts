import { expect, it } from "vitest";
import { Catalog } from "../../words/catalog";
import { BOX } from "./content";
import { whyNot } from "./whyNot";

const idOf = (kind: string) => BOX.contents.card.find((design) => design.kind === kind)!.id;
const [world, development] = [idOf("world"), idOf("development")];
const hand = [world, development].map((card, number) => ({ card, number }));

function asked(phase: string | null, thing: string): string {
  const words = new Catalog("en", {});
  const view = { phase, players: [{ own_hand: hand }] };
  return whyNot({ view, words, seat: 0, changes: null }, thing);
}

it("says in which phase a card of the hand is placed, where the other kind is asked for", () => {
  expect(asked("settle", `card:${development}.1`)).toBe("race.why_not.development");
  expect(asked("develop", `card:${world}.0`)).toBe("race.why_not.world");
});

it("says nothing of what could be placed, of other phases and of cards elsewhere", () => {
  const things = [
    asked("settle", `card:${world}.0`),
    asked("consume", `card:${world}.0`),
    asked(null, "action:settle"),
  ];
  expect([...things, asked("develop", `card:${world}.9`)]).toEqual(["", "", "", ""]);
});
