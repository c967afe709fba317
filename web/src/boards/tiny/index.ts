import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Portrait from "./Portrait.svelte";
import type { TinyView } from "./view";

export const board: BoardModule = {
  Board,
  Portrait,
  hasPortrait: (thing) => /^(planet|orbit|surface|mission|face|rogue):\w/.test(thing),
  round: (view) => (view as unknown as TinyView).round,
};
