import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { contentOf } from "./content";
import { viewOf } from "./view";
import { telling } from "./weights";
import { whyNot } from "./whyNot";

export const board: BoardModule = {
  Board,
  portrait: () => import("./Portrait.svelte"),
  hasPortrait(sight, thing) {
    const content = contentOf(sight);
    return (
      (thing.startsWith("card:") && !!content.designOf(thing)) ||
      (thing.startsWith("action:") && !!content.actionOf(thing)) ||
      content.contents.good.some(({ id }) => thing === `good:${id}`)
    );
  },
  glances: () => import("./glance/glance"),
  round: (view) => viewOf({ view }).round,
  showsSeats: true,
  showsClocks: true,
  telling,
  whyNot,
};
