import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { openCache } from "./cache.ts";
import { gallery } from "./gallery.ts";
import { FAMILIES, type Family } from "./painter/family.ts";
import { planet } from "./painter/planet.ts";
import { emblemOf } from "./race.ts";
import { readSources } from "./sources.ts";

const WEB = join(import.meta.dirname, "..");
const KB = 1024;
/** Largest size of a card's or planet's picture at each level of detail. */
const LIMITS = [7 * KB, 25 * KB, 27 * KB];

const sources = readSources(WEB);
const pictures = gallery(sources);
const painted = new Map<string, string>();

beforeAll(() => {
  const cache = openCache(WEB);
  for (const picture of pictures) painted.set(picture.path, cache.get(picture));
}, 180_000);

/** What is wrong with the markup of a standalone picture. */
function faults(markup: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const rest = markup.replace(
    /<(\/?)([A-Za-z]+)((?: [A-Za-z][\w:-]*="[^"<&]*")*)(\/?)>/g,
    (_, closing, name, __, empty) => {
      if (closing) {
        if (open.pop() !== name) found.push(`</${name}> closes another element`);
      } else if (!empty) open.push(name);
      return "";
    },
  );
  if (rest) found.push(`not markup: ${rest.slice(0, 40)}`);
  if (open.length) found.push(`left open: ${open}`);
  if (!markup.startsWith('<svg xmlns="http://www.w3.org/2000/svg" ')) found.push("no root with a namespace");
  const nonsense = markup.match(
    /NaN|undefined|Infinity|null|\de-\d|style=|class=|var\(|<text|http(?!:\/\/www\.w3\.org\/2000\/svg")/,
  );
  if (nonsense) found.push(`contains ${nonsense[0]}`);
  const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);
  if (new Set(ids).size !== ids.length) found.push("an id stands twice");
  for (const [, id] of markup.matchAll(/(?:url\(|href=")#([^)"]*)/g)) if (!ids.includes(id!)) found.push(`no #${id}`);
  return found;
}

describe("the gallery", () => {
  test("has three pictures of every card and every planet", () => {
    const wanted = [...sources.cards.map(({ id }) => `race/${id}`), ...sources.planets.map(({ id }) => `tiny/${id}`)];
    expect(wanted).toHaveLength(95 + 40);
    for (const subject of wanted) {
      for (const detail of [0, 1, 2]) expect(painted.has(`${subject}.${detail}.svg`), subject).toBe(true);
    }
  });

  test("has the pictures of the pages", () => {
    const pages = ["race", "roll", "tiny", "void", "frontiers"].map((game) => `home/${game}.svg`);
    pages.push("orrery-dark.svg", "orrery-light.svg", "chart.svg", "chart-light.svg", "chart-card.svg", "icon.svg");
    for (const path of pages) expect(painted.has(path), path).toBe(true);
  });

  test("is well-formed and stands alone", () => {
    for (const [path, markup] of painted) expect(faults(markup), path).toEqual([]);
  });

  test("shows no two things alike", () => {
    for (const detail of [0, 1, 2]) {
      const alike = [...painted].filter(([path]) => path.endsWith(`.${detail}.svg`)).map(([, markup]) => markup);
      expect(new Set(alike).size).toBe(alike.length);
    }
  });

  test("stays small", () => {
    for (const [path, markup] of painted) {
      const detail = path.match(/^(?:race|tiny)\/.*\.(\d)\.svg$/)?.[1];
      expect(markup.length, path).toBeLessThan(detail ? LIMITS[Number(detail)]! : 40 * KB);
    }
    const total = [...painted.values()].reduce((sum, markup) => sum + markup.length, 0);
    expect(total).toBeLessThan(4.2 * KB * KB);
  });
});

describe("the painter", () => {
  const digest = (markup: string) => createHash("sha256").update(markup).digest("hex").slice(0, 16);

  test("gives the same picture on every machine", () => {
    const known = {
      "race/old_earth.0.svg": "2eaf0caeaf58b7b7",
      "race/rebel_warrior_race.1.svg": "c6cd27586c6f92f2",
      "race/galactic_federation.2.svg": "c3fb6ec01031a468",
      "race/asteroid_belt.1.svg": "aa39bd1be3dda5c8",
      "tiny/jakks.1.svg": "d5614b97d706a06e",
      "tiny/jorg.0.svg": "5475f96c934a4908",
      "home/roll.svg": "246d99bfc8a10dab",
    };
    const now = Object.fromEntries(Object.keys(known).map((path) => [path, digest(painted.get(path)!)]));
    expect(now).toEqual(known);
  });

  test("has a hand for every family, with and without goods", () => {
    const paint = (family: Family) =>
      (["alien", "none"] as const).map((goods) => planet({ id: `any_${family}`, family, goods, military: true }, 0));
    for (const family of FAMILIES) {
      const pictures = paint(family);
      expect(pictures).toEqual(paint(family));
      for (const markup of pictures) expect(faults(markup), family).toEqual([]);
    }
  }, 60_000);

  test("tells developments by what their powers are about", () => {
    const emblems = Object.fromEntries(
      sources.cards.filter(({ kind }) => kind === "development").map((card) => [card.id, emblemOf(card)]),
    );
    expect(emblems.drop_ships).toMatchObject({ category: "military", accents: [] });
    expect(emblems.genetics_lab).toMatchObject({ category: "bio", accents: ["genes"] });
    expect(emblems.mining_league).toMatchObject({ category: "guild", accents: ["rare"] });
    expect(emblems.galactic_imperium).toMatchObject({ category: "guild", accents: ["military"] });
  });
});

describe("the signs", () => {
  const sprite = readFileSync(join(WEB, "art", "icons.svg"), "utf8").replace(/<!--.*?-->/gs, "");

  test("are well-formed and bring their own paint", () => {
    expect(faults(sprite.replace(/\n/g, ""))).toEqual([]);
  });

  test("cover goods, dice, seats and their states", () => {
    const ids = Object.keys(sources.symbols);
    for (const good of ["novelty", "rare", "genes", "alien", "military", "any"]) expect(ids).toContain(`g-${good}`);
    for (const seat of [1, 2, 3, 4, 5]) expect(ids).toContain(`seat-${seat}`);
    for (const state of ["turn", "thinking", "ready", "away", "offline", "bot"]) expect(ids).toContain(`st-${state}`);
    expect(ids.length).toBeGreaterThan(125);
  });
});
