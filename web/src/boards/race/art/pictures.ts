// How a card of Race for the Galaxy is drawn: a world from its goods, a development from what its powers are about.

import cardFile from "../../../../../src/astrarium/games/race/content/cards.toml";
import type { WorldSpec } from "../../../../art/painter/brush.ts";
import { type EmblemSpec, emblem } from "../../../../art/painter/emblem.ts";
import { planet } from "../../../../art/painter/planet.ts";
import { ACCENTS, type Accent, type Category } from "../../../../art/painter/signs.ts";
import { inDetail, type Picture } from "../../../../art/picture.ts";
import { contentsOf } from "../../box.ts";
import type { Contents, Design } from "../content.generated.ts";
import { familiesOf } from "./families.ts";

/** What a picture needs of a card. */
type Card = Pick<Design, "id" | "kind"> & Partial<Pick<Design, "military" | "cost" | "production" | "good" | "powers">>;

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

function categoryOf({ cost, powers = [] }: Card): Category {
  if (cost === 6) return "guild";
  if (powers.some((power) => "good" in power && power.good === "genes")) return "bio";
  const subjects = powers.map(({ kind }) => (kind.includes("military") ? "military" : kind.split(".")[0]));
  return ORDER.find((subject) => subjects.includes(subject)) ?? "develop";
}

function accentsOf({ powers = [] }: Card): Accent[] {
  const accents = powers.flatMap((power): Accent[] => [
    ...("good" in power && power.good ? [power.good] : []),
    ...("rebel" in power && power.rebel ? ["military" as const] : []),
  ]);
  return [...new Set(accents)].filter((accent) => accent in ACCENTS).slice(0, 2);
}

export const CARDS: readonly Card[] = contentsOf<Pick<Contents, "card">>(cardFile).card;

/** For cards of content packs, which nobody has painted. */
const OTHERS: readonly Card[] = [
  { id: "any_world", kind: "world" },
  { id: "any_development", kind: "development" },
];

export const pictures: readonly Picture[] = [...CARDS, ...OTHERS].flatMap((card) =>
  card.kind === "world" ? inDetail("race", worldOf(card), planet) : inDetail("race", emblemOf(card), emblem),
);
