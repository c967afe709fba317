import type { Wish } from "../wire/api";

/** How a game is learnt: what is read first, and the table of the guided game. */
export interface Course {
  /** Steps in order, each with the statements that it sums up; words under `learn.<game>.<step>`. */
  steps: readonly { id: string; rules: readonly string[] }[];
  wish: Omit<Wish, "game">;
}

export const COURSES: Readonly<Record<string, Course>> = {
  race: {
    steps: [
      { id: "aim", rules: ["RACE-1.1", "RACE-1.2"] },
      { id: "round", rules: ["RACE-3.2", "RACE-1.4"] },
      { id: "cards", rules: ["RACE-4.1"] },
      { id: "placing", rules: ["RACE-6.3", "RACE-7.2", "RACE-7.9"] },
      { id: "goods", rules: ["RACE-9.1", "RACE-8.1", "RACE-8.8"] },
      { id: "end", rules: ["RACE-11.1", "RACE-11.4"] },
    ],
    // The rulebook's first game: preset worlds and hands (RACE-2.8, RACE-2.9). With three, phases that others chose are
    // seen from the first round on.
    wish: { seats: 3, bots: ["greedy", "random"], options: { first_game: "on" } },
  },
  tiny: {
    steps: [
      { id: "aim", rules: ["TINY-0.1", "TINY-0.2"] },
      { id: "turn", rules: ["TINY-2.1", "TINY-2.3", "TINY-2.5"] },
      { id: "faces", rules: ["TINY-0.5"] },
      { id: "ships", rules: ["TINY-4.2", "TINY-4.3"] },
      { id: "follow", rules: ["TINY-3.1"] },
      { id: "end", rules: ["TINY-9.1", "TINY-9.3"] },
    ],
    wish: { seats: 2, bots: ["greedy"], options: { first_player: "seat_1" } },
  },
};
