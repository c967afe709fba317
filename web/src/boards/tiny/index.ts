import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { viewOf } from "./view";
import { telling } from "./weights";

export const board: BoardModule = {
  Board,
  portrait: () => import("./Portrait.svelte"),
  hasPortrait: (_, thing) => /^(planet|orbit|surface|mission|face|rogue):\w/.test(thing),
  showsSeats: true,
  showsClocks: true,
  glances: () => import("./glance/glance"),
  round: (view) => viewOf({ view }).round,
  telling,
};
