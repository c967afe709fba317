/** Written by the bench's build (`vite.config.ts`). */
declare const SIGHTS: readonly string[];

/** The names of all recorded sights, such as `roll/ask.select`. */
export const ALL = SIGHTS;
