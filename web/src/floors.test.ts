import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/**
 * The floors of the client from top to bottom: folders, and the files beside this one. Each imports only from floors below
 * its own, be it types alone; those that share a floor do not know each other. Tests beside this one may see everything.
 */
const FLOORS = [
  "main", // begins
  "App", // which page an address shows
  "pages", // one for each address
  "sidebar learn verify push sound", // large parts of pages
  "boards", // the games
  "seat", // a player's head on every board
  "decision", // what is asked, and what one can point at
  "table ui", // one table as its reader knows it; parts that know no table
  "me motion", // who plays in this browser; things that travel
  "settings", // how this browser likes to read
  "words", // sentences
  "wire router style", // the server; the address; colours and sizes
].map((floor) => floor.split(" "));

/** Texts of files by their paths. */
type Files = ReadonlyMap<string, string>;

const CLIENT: Files = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/^[^/]+\.(test|d)\.ts$/.test(path))
    .map((path) => [path, readFileSync(join(import.meta.dirname, path), "utf8")]),
);

/** Whatever a file names by a relative path: what it imports or exports, types too, what it loads later, its globs. */
const namedBy = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:["']|\(\s*`)(\.{1,2}\/[^"'`\n]*)/g)].map(([, to = ""]) => join(dirname(path), to));

const roomOf = (path: string): string => /^[^/.]+/.exec(path)?.[0] ?? "";
const floorOf = (path: string): number => FLOORS.findIndex((floor) => floor.includes(roomOf(path)));

/** What has no floor, and who imports what it must not know. */
function climbs(files: Files): string[] {
  const homeless = [...files.keys()].filter((path) => floorOf(path) < 0).map((path) => `${path} has no floor`);
  const climbing = [...files].flatMap(([path, text]) =>
    namedBy(path, text)
      .filter((to) => !to.startsWith("..") && roomOf(to) !== roomOf(path) && floorOf(to) <= floorOf(path))
      .map((to) => `${path} imports ${to}`),
  );
  return [...homeless, ...climbing];
}

/** The way around for each circle of files that import each other. */
function circles(files: Files): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const fileOf = (to: string) => [to, `${to}.ts`, `${to}.svelte`, `${to}/index.ts`].find((path) => files.has(path));
  function follow(path: string, way: readonly string[]): void {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(" → "));
    else if (!done.has(path)) {
      const imported = new Set(namedBy(path, files.get(path)!).flatMap((to) => fileOf(to) ?? []));
      for (const to of imported) follow(to, [...way, path]);
      done.add(path);
    }
  }
  for (const path of files.keys()) follow(path, []);
  return found;
}

test("nobody imports from above or beside, and every folder has its floor", () => {
  expect(CLIENT.size).toBeGreaterThan(500);
  expect(climbs(CLIENT)).toEqual([]);
});

test("no files import each other", () => {
  expect(circles(CLIENT)).toEqual([]);
});

test.each([
  ["ui/Icon.svelte", '<script lang="ts">\nimport { type Live } from "../table/live";\n</script>', "table/live"],
  ["table/live.ts", 'import type {\n  Draft,\n} from "../decision/draft.svelte";', "decision/draft.svelte"],
  ["boards/registry.ts", 'export * from "../pages/Home.svelte";', "pages/Home.svelte"],
  ["seat/Seat.svelte", '{#await import("../boards/chess/Board.svelte")}', "boards/chess/Board.svelte"],
  ["learn/coach.ts", "const page = () => import(`../pages/Home.svelte`);", "pages/Home.svelte"],
  ["words/all.ts", 'import.meta.glob(["./*.json", "../boards/*/words.json"])', "boards/*/words.json"],
  ["wire/api.ts", 'import "../me.svelte";', "me.svelte"],
  ["pages/Home.svelte", 'import { shed } from "../garden/shed";', "garden/shed"],
])("%s would be found by %j", (path, text, to) => {
  expect(climbs(new Map([[path, text]]))).toEqual([`${path} imports ${to}`]);
});

test("a folder without a floor would be found, and a circle", () => {
  const house = new Map([
    ["garden/shed.ts", ""],
    ["ui/Roof.svelte", 'import { door } from "./door";'],
    ["ui/door.ts", 'export type { Gate } from "./gate";\nimport wine from "./wine.json";'],
    ["ui/gate.ts", 'const way = () => import("./Path.svelte");'],
    ["ui/Path.svelte", 'import type { Door } from "./door";'],
  ]);
  expect(climbs(house)).toEqual(["garden/shed.ts has no floor"]);
  expect(circles(house)).toEqual(["ui/door.ts → ui/gate.ts → ui/Path.svelte → ui/door.ts"]);
});
