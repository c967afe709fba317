import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { GAMES, gamesWith } from "../src/boards/folders.ts";
import { openCache } from "./cache.ts";
import { gallery, symbols } from "./gallery.ts";
import { FAMILIES, type Family } from "./painter/family.ts";
import { planet } from "./painter/planet.ts";
import { DETAILS } from "./picture.ts";

const WEB = join(import.meta.dirname, "..");
const KB = 1024;
/** Largest size of a card's or planet's picture at each level of detail. */
const LIMITS = [7 * KB, 25 * KB, 27 * KB];
/** All levels of detail of a thing together, on average. */
const PER_THING = 27 * KB;

const pictures = gallery();
/** Things of games: their pictures bear a level of detail. */
const OF_A_THING = /^(.*)\.(\d)\.svg$/;
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
  test("has three pictures of every thing that a game shows", () => {
    const things = new Set([...painted.keys()].flatMap((path) => OF_A_THING.exec(path)?.[1] ?? []));
    const games = new Set([...things].map((thing) => thing.split("/")[0]));
    expect([...games].sort()).toEqual(gamesWith("art/pictures.ts"));
    for (const thing of things) {
      for (const detail of DETAILS) expect(painted.has(`${thing}.${detail}.svg`), thing).toBe(true);
    }
  });

  test("has the pictures of the pages", () => {
    const pages = GAMES.map((game) => `home/${game}.svg`);
    pages.push(
      "home/other.svg",
      "orrery-dark.svg",
      "orrery-light.svg",
      "chart.svg",
      "chart-light.svg",
      "chart-card.svg",
      "icon.svg",
      "app-icon.svg",
    );
    for (const path of pages) expect(painted.has(path), path).toBe(true);
  });

  test("is well-formed and stands alone", () => {
    for (const [path, markup] of painted) expect(faults(markup), path).toEqual([]);
  });

  // Between games they may be: a world that two of them know has one face.
  test.each(gamesWith("art/pictures.ts"))("shows no two things of %s alike", (game) => {
    for (const detail of DETAILS) {
      const things = [...painted].filter(([path]) => path.startsWith(`${game}/`) && path.endsWith(`.${detail}.svg`));
      expect(new Set(things.map(([, markup]) => markup)).size).toBe(things.length);
    }
  });

  test("stays small", () => {
    for (const [path, markup] of painted) {
      const detail = OF_A_THING.exec(path)?.[2];
      expect(markup.length, path).toBeLessThan(detail ? LIMITS[Number(detail)]! : 40 * KB);
    }
    const total = [...painted.values()].reduce((sum, markup) => sum + markup.length, 0);
    const things = [...painted.keys()].filter((path) => path.endsWith(".0.svg")).length;
    expect(total).toBeLessThan(things * PER_THING);
  });
});

describe("the painter", () => {
  test("has a hand for every family, with and without goods", () => {
    const paint = (family: Family) =>
      (["alien", "none"] as const).map((goods) => planet({ id: `any_${family}`, family, goods, military: true }, 0));
    for (const family of FAMILIES) {
      const pictures = paint(family);
      expect(pictures).toEqual(paint(family));
      for (const markup of pictures) expect(faults(markup), family).toEqual([]);
    }
  }, 60_000);
});

describe("the signs", () => {
  const files = ["art/icons.svg", ...gamesWith("art/icons.svg").map((game) => `src/boards/${game}/art/icons.svg`)];
  const sprites = files.map((file) => readFileSync(join(WEB, file), "utf8").replace(/<!--.*?-->/gs, ""));

  test.each(sprites)("are well-formed and bring their own paint", (sprite) => {
    expect(faults(sprite.replace(/\n/g, ""))).toEqual([]);
  });

  test("have names of their own", () => {
    const ids = sprites.flatMap((sprite) => [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.sort()).toEqual(Object.keys(symbols).sort());
  });

  test("cover goods, seats and their states", () => {
    const ids = Object.keys(symbols);
    for (const good of ["novelty", "rare", "genes", "alien", "military", "any"]) expect(ids).toContain(`g-${good}`);
    for (const seat of [1, 2, 3, 4, 5]) expect(ids).toContain(`seat-${seat}`);
    for (const state of ["turn", "thinking", "ready", "away", "offline", "bot"]) expect(ids).toContain(`st-${state}`);
    expect(ids.length).toBeGreaterThan(125);
  });
});
