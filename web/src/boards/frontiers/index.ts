import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { spokenOf, useContent } from "./content";
import Portrait from "./Portrait.svelte";
import { viewOf } from "./view";
import { telling } from "./weights";
import { whyNot } from "./whyNot";

export const board: BoardModule = {
  Board,
  Portrait,
  hasPortrait: (thing) => !!spokenOf(thing),
  round: (view) => viewOf({ view }).round,
  useContent,
  showsSeats: true,
  telling,
  whyNot,
};
