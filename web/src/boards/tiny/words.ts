import { tWith } from "../../words/t.svelte";
import type words from "./words.en.json";

/** A sentence of the client or of this game. */
export const t = tWith<keyof typeof words>();
