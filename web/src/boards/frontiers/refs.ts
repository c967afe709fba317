/** References as options have them (`src/astrarium/games/frontiers/refs.py`). */
export const worldRef = (id: string): string => `world:${id}`;
export const developmentRef = (id: string): string => `development:${id}`;
export const goodOn = (world: string): string => `good:${world}`;

/** A development somewhere else than where options look for it: several players have the same. */
export const elsewhere = (id: string, place: string | number): string => `${developmentRef(id)}@${place}`;

/** The id behind a reference, wherever the thing lies. */
export const idOf = (ref: string): string => ref.replace(/^\w+:/, "").replace(/@.*$/, "");
