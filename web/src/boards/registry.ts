import type { Component } from "svelte";
import type { Changes } from "../table/content";
import { api } from "../wire/api";
import type { Catalog } from "../words/catalog";
import { type Books, open } from "../words/t.svelte";
import type { BoardModule } from "./board";
import { byGame } from "./byGame";
import type { Dice, Die } from "./dice";
import type { Lessons } from "./lessons";
import { showSpriteOf } from "./sprite";

/** The picture beside a step of a course. */
export type StepPicture = Component<{ step: string; words: Catalog }>;

type Book = Awaited<ReturnType<Books["en"]>>;

// A game is a folder here, and whoever wants one more adds a folder. Its files are found by their names and loaded when
// somebody needs them; all but `meta.ts` may be missing. Beside these: `meta.ts` is what the home page shows of it
// (pages/home/games.ts), `art/` are its pictures and signs (art/gallery.ts, sprite.ts).
const BOARDS = byGame(import.meta.glob<{ board: BoardModule }>("./*/index.ts"));
const LESSONS = byGame(import.meta.glob<{ lessons: (changes: Changes | null) => Lessons }>("./*/lessons.ts"));
const PICTURES = byGame(import.meta.glob<{ default: StepPicture }>("./*/Picture.svelte"));
const DICE = byGame(import.meta.glob<{ dice: Dice }>("./*/dice.ts"));
const ENGLISH = byGame(import.meta.glob<Book>("./*/words.en.json"));
const FRENCH = byGame(import.meta.glob<Book>("./*/words.fr.json"));
const BOOKS = new Map([...ENGLISH].map(([game, en]): [string, Books] => [game, { en, fr: FRENCH.get(game) ?? en }]));

/** What this game looks like; null if it is played from the list alone. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  const load = BOARDS.get(game);
  const [found] = load ? await Promise.all([load(), furnish(game)]) : [];
  return found ? found.board : boardFromElsewhere(game);
}

/** A game from another package brings its board with it; the server says where. */
async function boardFromElsewhere(game: string): Promise<BoardModule | null> {
  const { board } = (await api.game(game)).game;
  if (!board) return null;
  const { foreignBoard } = await import("./foreign/load");
  return foreignBoard(game, board);
}

/** Has this game a course, and with it a guide? */
export const hasCourse = (game: string): boolean => LESSONS.has(game);

/** How this game is learnt with this content (null: that of the box); null if it has no course. */
export async function lessonsOf(game: string, content: Changes | null): Promise<Lessons | null> {
  const [found] = await Promise.all([LESSONS.get(game)?.(), furnish(game)]);
  return found?.lessons(content) ?? null;
}

export async function pictureOf(game: string): Promise<StepPicture | null> {
  const [found] = await Promise.all([PICTURES.get(game)?.(), furnish(game)]);
  return found?.default ?? null;
}

/** The dice of this game with this content (null: that of the box); without any, its draws are numbers. */
export async function diceOf(game: string, content: Changes | null): Promise<readonly Die[]> {
  const [found] = await Promise.all([DICE.get(game)?.(), furnish(game)]);
  const dice = found?.dice ?? [];
  return typeof dice === "function" ? dice(content) : dice;
}

const furnished = new Map<string, Promise<unknown>>();

/** The sentences and the signs of a game's own folder. */
function furnish(game: string): Promise<unknown> {
  let found = furnished.get(game);
  if (!found) {
    const books = BOOKS.get(game);
    found = Promise.all([books && open(books), showSpriteOf(game)]);
    found.catch(() => furnished.delete(game));
    furnished.set(game, found);
  }
  return found;
}
