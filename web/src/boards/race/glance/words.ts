import { type Books, tWith } from "../../../words/t.svelte";
import type { RaceWordId } from "../words";
import type words from "./words.en.json";

/** What this game says of its things to whoever looks twice. */
export const books: Books = { en: () => import("./words.en.json"), fr: () => import("./words.fr.json") };

/** A sentence of these, of the game or of the client. */
export const t = tWith<RaceWordId | keyof typeof words>();
