import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { designOf, dieOf, phaseOf, useContent } from "./content";
import Portrait from "./Portrait.svelte";
import { viewOf } from "./view";
import { telling } from "./weights";
import { whyNot } from "./whyNot";

export const board: BoardModule = {
  Board,
  Portrait,
  hasPortrait: (thing) => !!(designOf(thing) ?? dieOf(thing) ?? phaseOf(thing)),
  round: (view) => viewOf({ view }).round,
  useContent,
  showsSeats: true,
  telling,
  whyNot,
};
