import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { useContent } from "./content";
import { drawsBeside } from "./deals";
import Portrait from "./Portrait.svelte";
import { subjectOf } from "./portraits/subject";
import { viewOf } from "./view";
import { telling } from "./weights";
import { whyNot } from "./whyNot";

export const board: BoardModule = {
  Board,
  Portrait,
  hasPortrait: (thing) => !!subjectOf(thing),
  round: (view) => viewOf({ view }).round,
  useContent,
  showsSeats: true,
  telling,
  whyNot,
  drawsBeside,
};
