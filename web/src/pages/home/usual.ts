/** The bot that one meets where one has chosen none. */
export const USUAL_BOT = "greedy";

/** At how many seats a game is played where nothing is known of it. */
export const USUAL_SEATS = 2;
