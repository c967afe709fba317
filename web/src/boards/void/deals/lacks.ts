import type { Content } from "../content";
import { named } from "../names";
import type { Basket, Offer, VoidView } from "../view";
import { t } from "../words";

/** What somebody no longer has of what an offer promised. */
export interface Lack {
  readonly seat: number;
  readonly kind: "credits" | "cards" | "card" | "good";
  readonly n: number;
  readonly id: string;
}

const count = (cards: readonly string[], id: string): number => cards.filter((card) => card === id).length;

/** Of one side of an offer, by what everybody sees; of the reader's own side, by the cards themselves. */
function lackOfSide(view: VoidView, seat: number, basket: Basket, reader: number | null): Lack | null {
  const { credits, cards, types, goods } = basket;
  const player = view.players[seat];
  if (!player) return null;
  const n = cards.length || Object.values(types).reduce((sum, of) => sum + of, 0);
  const hand = seat === reader ? view.own?.hand : undefined;
  const card = hand && cards.find((id) => count(hand, id) < count(cards, id));
  const good = goods.find((id) => !player.goods.includes(id));
  if (player.credits < credits) return { seat, kind: "credits", n: credits, id: "" };
  if (player.cards < n) return { seat, kind: "cards", n, id: "" };
  if (card) return { seat, kind: "card", n: 1, id: card };
  return good ? { seat, kind: "good", n: 1, id: good } : null;
}

/** What of an offer can no longer be given, as far as the reader may know; null: nothing that they know of. */
export const lackOf = (view: VoidView, { by, to, gives, wants }: Offer, reader: number | null): Lack | null =>
  lackOfSide(view, by, gives, reader) ?? lackOfSide(view, to, wants, reader);

/** In words: "Kofi no longer has 3 credits." `name` is null for the reader. */
export function lackSaid(content: Content, { kind, n, id }: Lack, name: string | null): string {
  const what = kind === "card" || kind === "good" ? "thing" : kind;
  const thing = kind === "card" || kind === "good" ? named(content, kind, id) : "";
  return name === null ? t(`void.deal.lack.${what}`, { n, thing }) : t(`void.deal.lacks.${what}`, { n, thing, name });
}
