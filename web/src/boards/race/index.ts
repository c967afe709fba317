import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { actionOf, designOf, GOODS, useContent } from "./content";
import Portrait from "./Portrait.svelte";
import { viewOf } from "./view";
import { telling } from "./weights";
import { whyNot } from "./whyNot";

export const board: BoardModule = {
  Board,
  Portrait,
  hasPortrait: (thing) =>
    (thing.startsWith("card:") && !!designOf(thing)) ||
    (thing.startsWith("action:") && !!actionOf(thing)) ||
    GOODS.some(({ id }) => thing === `good:${id}`),
  round: (view) => viewOf({ view }).round,
  useContent,
  showsSeats: true,
  telling,
  whyNot,
};
