import { settings } from "../../../settings.svelte";
import type { Content } from "../content";
import { named } from "../names";
import type { Basket, Offer } from "../view";
import { t } from "../words";
import type { Part } from "./questions";

/** What is given for what, in words and as offers of the view. */

const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(parts);

const cardsOf = ({ cards, types }: Basket): number =>
  cards.length || Object.values(types).reduce((sum, n) => sum + n, 0);

/** All that lies in it: "Fierce Salvo, 2 credits and use of crystals". */
export function basketSaid(content: Content, basket: Basket): string {
  const { cards, types, credits, goods } = basket;
  const ofTypes = Object.entries(types).filter(([, n]) => n);
  const parts = [
    ...cards.map((card) => named(content, "card", card)),
    ...(cards.length
      ? []
      : ofTypes.map(([type, n]) => t("void.deal.type", { n, type: named(content, "temperament", type) }))),
    ...(credits ? [t("void.deal.credits", { n: credits })] : []),
    ...goods.map((good) => t("void.deal.use", { good: named(content, "good", good).toLocaleLowerCase(settings.lang) })),
  ];
  return parts.length ? listed(parts) : t("void.deal.nothing");
}

/** The same in numbers: "1 card + use"; empty for nothing. */
function basketCounted(basket: Basket): string {
  const n = cardsOf(basket);
  return [
    ...(n ? [t("void.deal.card_n", { n })] : []),
    ...(basket.credits ? [t("void.deal.credits", { n: basket.credits })] : []),
    ...basket.goods.map(() => t("void.deal.usage")),
  ].join(" + ");
}

/** What the button says that sends it. */
export function proposalSaid({ gives, wants }: Pick<Offer, "gives" | "wants">): string {
  const [given, wanted] = [basketCounted(gives), basketCounted(wants)];
  if (!given && !wanted) return t("void.deal.propose");
  if (!wanted) return t("void.deal.propose_gift", { given });
  return given ? t("void.deal.propose_for", { given, wanted }) : t("void.deal.propose_wish", { wanted });
}

/** What lies in these parts, as a view would tell it. */
export function basketOf(parts: readonly Part[], counts: readonly number[]): Basket {
  const basket: Basket = { cards: [], types: {}, credits: 0, goods: [] };
  for (const { kind, id, index } of parts) {
    const n = counts[index] ?? 0;
    if (!n) continue;
    if (kind === "card") basket.cards.push(...Array<string>(n).fill(id));
    else if (kind === "type") basket.types[id] = n;
    else if (kind === "credits") basket.credits = n;
    else basket.goods.push(id as Basket["goods"][number]);
  }
  return basket;
}

/** How much of this part lies in it: what an offer is made from once more. */
export function countIn({ cards, types, credits, goods }: Basket, { kind, id, most }: Part): number {
  const found = {
    card: cards.filter((card) => card === id).length,
    type: types[id] ?? 0,
    credits,
    good: goods.some((good) => good === id) ? 1 : 0,
  };
  return Math.min(most, found[kind]);
}
