import { tWith } from "../../words/t.svelte";
import type words from "./words.en.json";

export type VoidWordId = keyof typeof words;

/** A sentence of the client or of this game. */
export const t = tWith<VoidWordId>();
