import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { useContent } from "./content";
import Portrait from "./Portrait.svelte";
import { viewOf } from "./view";
import { telling } from "./weights";

export const board: BoardModule = {
  Board,
  Portrait,
  hasPortrait: (thing) => /^(planet|orbit|surface|mission|face|rogue):\w/.test(thing),
  useContent,
  showsSeats: true,
  round: (view) => viewOf({ view }).round,
  telling,
};
