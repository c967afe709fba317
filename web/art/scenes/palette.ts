// Colours of the night theme, which the pictures of the games wear in both themes.

export const INK = "#0a1120";
export const DEEP = "#060b16";
export const GROOVE = "#0a1222";
export const PLATE = "#16233f";
export const BRASS = "#d8bf88";
export const DIM_BRASS = "#8f7d57";
export const IVORY = "#d0c9b8";

const SEATS = ["#ffa36c", "#a3b6ff", "#45d0b4", "#ff9ad8", "#d9e06b"] as const;

/** Of the seats 1 to 5. */
export const seatColour = (seat: number): string => SEATS[seat - 1]!;
