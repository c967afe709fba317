/** Milliseconds: things lie ready, dice roll, they are counted. The last frame says how it ended. */
export const BRISK = [120, 420, 360];
export const CALM = [240, 700, 600];
/** A volley: its initiative, dice, hits, losses. */
export const VOLLEY = { brisk: [120, 420, 240, 240], calm: [240, 700, 420, 420] };
