import type { BoardModule, Glances } from "../../boards/board";
import { open } from "../../words/t.svelte";

/** What a board says of its things to whoever looks twice, once its words are there: nothing is told twice. */
export async function glancing(board: BoardModule | null): Promise<Glances["glance"]> {
  const found = await board?.glances?.().catch(() => null);
  if (found) await open(found.books);
  return found?.glance ?? (() => null);
}
