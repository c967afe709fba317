import type { BoardModule } from "./board";

/** The boards that exist, each loaded when somebody sits down at it. */
const BOARDS: Record<string, () => Promise<{ board: BoardModule }>> = {
  race: () => import("./race"),
  tiny: () => import("./tiny"),
};

export async function boardOf(game: string): Promise<BoardModule | null> {
  const load = BOARDS[game];
  return load ? (await load()).board : null;
}
