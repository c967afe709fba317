// How a card of Race for the Galaxy is drawn: a world from its goods, a development from what its powers are about.

import cardFile from "../../../../../src/astrarium/games/race/content/cards.toml";
import type { WorldSpec } from "../../../../art/painter/brush.ts";
import { type EmblemSpec, emblem } from "../../../../art/painter/emblem.ts";
import { planet } from "../../../../art/painter/planet.ts";
import { ACCENTS, type Accent, type Category } from "../../../../art/painter/signs.ts";
import { inDetail, type Picture } from "../../../../art/picture.ts";
import { familiesOf } from "./families.ts";

type Good = "novelty" | "rare" | "genes" | "alien";

interface Power {
  readonly phase: "explore" | "develop" | "settle" | "trade" | "consume" | "produce";
  readonly kind: string;
  readonly good?: Good | "any";
  readonly goods?: readonly Good[];
  readonly rebel?: boolean;
}

/** What a picture needs of a `[[card]]` of cards.toml. */
interface Card {
  readonly id: string;
  readonly kind: "world" | "development";
  readonly military?: boolean;
  readonly cost?: number;
  readonly production?: "production" | "windfall" | "none";
  readonly good?: Good;
  readonly powers: readonly Power[];
}

function worldOf(card: Card): WorldSpec {
  const { id, good = "none", production, military = false } = card;
  const families = familiesOf(id);
  return { id, goods: good, windfall: production === "windfall", military, ...(families && { families }) };
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

export const CARDS = (cardFile as unknown as { card: readonly Card[] }).card;

export const pictures: readonly Picture[] = CARDS.flatMap((card) =>
  card.kind === "world" ? inDetail("race", worldOf(card), planet) : inDetail("race", emblemOf(card), emblem),
);
