// How a card of Race for the Galaxy is drawn: a world from its goods, a development from what its powers are about.

import type { WorldSpec } from "./painter/brush.ts";
import type { EmblemSpec } from "./painter/emblem.ts";
import { ACCENTS, type Accent, type Category } from "./painter/signs.ts";

type Good = "novelty" | "rare" | "genes" | "alien";

interface Power {
  readonly phase: "explore" | "develop" | "settle" | "trade" | "consume" | "produce";
  readonly kind: string;
  readonly good?: Good | "any";
  readonly goods?: readonly Good[];
  readonly rebel?: boolean;
}

/** What a picture needs of a `[[card]]` of cards.toml. */
export interface Card {
  readonly id: string;
  readonly kind: "world" | "development";
  readonly military?: boolean;
  readonly cost?: number;
  readonly production?: "production" | "windfall" | "none";
  readonly good?: Good;
  readonly powers: readonly Power[];
}

export function worldOf(card: Card): WorldSpec {
  const { id, good = "none", production, military = false } = card;
  return { id, goods: good, windfall: production === "windfall", military };
}

export function emblemOf(card: Card): EmblemSpec {
  return { id: card.id, category: categoryOf(card), accents: accentsOf(card) };
}

/** The rarer subject decides for a development with several. */
const ORDER: readonly Category[] = ["military", "explore", "develop", "trade", "settle", "consume", "produce"];

function categoryOf({ cost, powers }: Card): Category {
  if (cost === 6) return "guild";
  if (powers.some((power) => goodsOf(power).includes("genes"))) return "bio";
  const subjects: Category[] = powers.map((power) => (power.kind.includes("military") ? "military" : power.phase));
  return ORDER.find((subject) => subjects.includes(subject)) ?? "develop";
}

const goodsOf = ({ good, goods = [] }: Power) => (good && good !== "any" ? [good, ...goods] : goods);

function accentsOf({ powers }: Card): Accent[] {
  const accents = powers.flatMap((power): Accent[] => [
    ...goodsOf(power),
    ...(power.rebel ? ["military" as const] : []),
  ]);
  return [...new Set(accents)].filter((accent) => accent in ACCENTS).slice(0, 2);
}
