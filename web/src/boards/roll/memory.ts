import { getContext, setContext } from "svelte";
import type { Tracked } from "./dice/tracks";
import type { Watched } from "./phases/deeds";

const KEY = Symbol("tracked");

/** Which of the reader's dice lies where. */
export const setTracked = (tracked: () => Tracked): void => void setContext(KEY, tracked);
export const getTracked = (): (() => Tracked) => getContext<() => Tracked>(KEY) ?? (() => new Map());

const DEEDS = Symbol("deeds");

/** The round as it was watched so far. */
export const setWatched = (watched: () => Watched | null): void => void setContext(DEEDS, watched);
export const getWatched = (): (() => Watched | null) => getContext<() => Watched | null>(DEEDS) ?? (() => null);
