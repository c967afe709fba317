import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { BOARDS, contentOf, GAMES, kindsOf, rulesFile } from "./folders";
import type { GameMeta } from "./meta";

// A game is its folder alone: no other file knows its key, its name or its cards.

const WEB = join(BOARDS, "../..");
const PLACES = ["src", "art"];
const READ = [".ts", ".svelte", ".css", ".json", ".svg"];
/** Described by the server, as are `*.generated.ts`; finished games that the check of logs is held against. */
const EXCEPTED = ["src/wire/generated", "src/verify/fixtures"];
const METAS = import.meta.glob<GameMeta>("./*/meta.ts", { eager: true, import: "meta" });

/** Ids of cards, actions and tokens that are plain words as well, and say nothing of a game. */
const PLAIN = ["attack", "conqueror", "culture", "diplomacy", "event", "letters", "mine", "move", "terraforming"];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** How a key may stand in a file; as a word of a sentence it may, since keys are plain words too. */
function formsOf(key: string): RegExp {
  const name = capital(key);
  const forms = [
    `["'\`/.]${key}(?=["'\`/.?#])`, // "key", /key/, .key., "key.some.word"
    `[/.]${key}\\b(?!-)`, // an address, a class of a style, a property
    `class="(?:[^"]*\\s)?${key}[\\s"]`,
    `(?:^|[{,])\\s*${key}:`, // a key of an object
    `\\b${key}(?=[A-Z_])|[a-z0-9]${name}(?![a-z])|\\b${name}(?=[A-Z])|_${key}\\b`, // a part of an identifier
    `\\b(?:${key}|${key.toUpperCase()})[-@](?=[0-9])`, // a rule, a version
  ];
  return new RegExp(forms.join("|"), "m");
}

/** Ids of what has a name and says or costs something; kinds of dice and phases are called by plain words. */
function allCardsOf(game: string): string[] {
  return contentOf(game).flatMap(({ id, name, provenance, text, cost, levels }) =>
    typeof id === "string" && name && provenance && (text ?? cost ?? levels) !== undefined ? [id] : [],
  );
}

/** Two games of one family have cards, or phases and actions, of the same name: these tell nothing of either. */
function cardsOf(game: string): string[] {
  const others = new Set(
    GAMES.filter((other) => other !== game).flatMap((other) => contentOf(other).map(({ id }) => id)),
  );
  return allCardsOf(game).filter((id) => !others.has(id) && !PLAIN.includes(id));
}

/** What a text says of a game: its key (unless that is a word there), its name or one of its cards; null for nothing. */
function finderOf(game: string, isWord = false): (text: string) => string | null {
  const { en, fr } = METAS[`./${game}/meta.ts`]!.names;
  const cards = cardsOf(game);
  const patterns = [...(isWord ? [] : [formsOf(game)]), new RegExp(`${en}|${fr}`)];
  if (cards.length) patterns.push(new RegExp(`["'\`:/.](?:${cards.join("|")})(?![\\w-])`));
  return (text) => patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found) ?? null;
}

/** Where the boards lie of games whose content lists things that are called like this key. */
const boardsWith = (things: string): string[] => GAMES.filter((game) => kindsOf(game).includes(things)).map(boardOf);

const boardOf = (game: string): string => `${relative(WEB, join(BOARDS, game))}/`;

/** What happens in a game is called by plain words too, such as a roll: its board may speak of its own events. */
const eventsOf = (game: string): string[] => Object.keys((rulesFile(game, "text/en.toml").event ?? {}) as object);

function withoutEvents(path: string, text: string): string {
  const own = GAMES.filter((game) => path.startsWith(boardOf(game))).flatMap(eventsOf);
  return own.length ? text.replaceAll(new RegExp(`(["'])(?:${own.join("|")})\\1`, "g"), "") : text;
}

function filesIn(folder: string): string[] {
  return readdirSync(join(WEB, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (EXCEPTED.includes(path)) return [];
    if (entry.isDirectory()) return filesIn(path);
    return READ.includes(extname(entry.name)) && !path.endsWith(".generated.ts") ? [path] : [];
  });
}

const files = PLACES.flatMap(filesIn).map((path) => ({ path, text: readFileSync(join(WEB, path), "utf8") }));

test("there are games, and files around them", () => {
  expect(GAMES.length).toBeGreaterThan(1);
  expect(files.length).toBeGreaterThan(200);
});

describe.each(GAMES)("%s", (game) => {
  const find = finderOf(game);
  const findBesidesKey = finderOf(game, true);
  const namesakes = boardsWith(game);

  test("is named nowhere outside its folder", () => {
    const named = files
      .filter(({ path }) => !path.startsWith(boardOf(game)))
      .flatMap(({ path, text }) => {
        const look = namesakes.some((folder) => path.startsWith(folder)) ? findBesidesKey : find;
        const found = look(path) ?? look(withoutEvents(path, text));
        return found === null ? [] : [`${path}: ${found}`];
      });
    expect(named).toEqual([]);
  });

  test.each([
    `import Picture from "../boards/${game}/Picture.svelte";`,
    `let { game = "${game}" }: { game?: string } = $props();`,
    `const PICTURES = { ${game}: () => import("./Picture.svelte") };`,
    `  ${game}: [],`,
    `<a href="/rules/${game}">`,
    `<a href="/rules/${game}#1">`,
    `import ${capital(game)}Picture from "./picture";`,
    `const ${game}View = 1;`,
    `const my${capital(game)} = 1;`,
    `.${game} .card {`,
    `<div class="board ${game} small">`,
    `t("${game}.round")`,
    `maybe(\`home.line.${game}\`)`,
    `// ${game.toUpperCase()}-6.5`,
    `expect(log.rules).toBe("${game}@1")`,
  ])("would be found in: %s", (line) => {
    expect(find(line)).not.toBeNull();
  });

  test.each(cardsOf(game).slice(0, 3))("would be found by its card %s", (card) => {
    expect(find(`look("card:${card}")`)).not.toBeNull();
    expect(find(`const FIRST = "${card}";`)).not.toBeNull();
  });

  test.each([`a sentence about a ${game}, and no more`, `x${game}x`, `function go(): void {}`, `void tick();`])(
    "is not meant by: %s",
    (line) => {
      expect(find(line)).toBeNull();
    },
  );
});
