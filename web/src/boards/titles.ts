import type { Sight } from "../table/sight";
import type { BoardModule } from "./board";

/** What the portrait of a thing is called: as its board says, else by the name of what it is, wherever it lies. */
export function titleOf(board: Pick<BoardModule, "titleOf">, sight: Sight, thing: string): string {
  const bare = thing.replace(/[@^<>].*$/, "").replace(/(?:\.\d+)+$/, "");
  return board.titleOf?.(sight, thing) || sight.words.name(bare);
}
