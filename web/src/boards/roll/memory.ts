import { getContext, setContext } from "svelte";
import type { Tracked } from "./dice/tracks";

const KEY = Symbol("tracked");

/** Which of the reader's dice lies where. */
export const setTracked = (tracked: () => Tracked): void => void setContext(KEY, tracked);
export const getTracked = (): (() => Tracked) => getContext<() => Tracked>(KEY) ?? (() => new Map());
