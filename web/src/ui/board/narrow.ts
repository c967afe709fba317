/** Pixels up to which a board is drawn for a small screen; styles have the same number in their queries. */
export const NARROW = 760;
