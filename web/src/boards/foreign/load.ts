import type { BoardModule } from "../board";
import type { ForeignModule } from "./contract";
import ForeignBoard from "./ForeignBoard.svelte";
import { keep } from "./modules";

const fetchModule = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/** The board at an address of this server; null if there is none that works, and the game is played from the list. */
export async function foreignBoard(game: string, address: string, fetch = fetchModule): Promise<BoardModule | null> {
  try {
    const found = (await fetch(address)) as ForeignModule;
    if (typeof found.mount !== "function") throw new TypeError(`${address} exports no function mount`);
    keep(game, found);
    return {
      Board: ForeignBoard,
      hasPortrait: () => false,
      round: (view) => found.round?.(view) ?? 0,
      ...(found.telling && { telling: (kind) => found.telling!(kind) }),
    };
  } catch (error) {
    console.error(error); // for the author of the board
    return null;
  }
}
