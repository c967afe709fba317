import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { contentOf } from "./content";
import { titleOf } from "./labels";
import { legend } from "./legend";
import { scene } from "./scene/scene";
import { viewOf } from "./view";
import { telling } from "./weights";
import { whyNot } from "./whyNot";

export const board: BoardModule = {
  Board,
  portrait: () => import("./Portrait.svelte"),
  hasPortrait: (sight, thing) => {
    const content = contentOf(sight);
    return !!(content.designOf(thing) ?? content.dieOf(thing) ?? content.phaseOf(thing));
  },
  titleOf,
  glances: () => import("./glance/glance"),
  round: (view) => viewOf({ view }).round,
  showsSeats: true,
  showsClocks: true,
  telling,
  scene,
  signs: legend,
  whyNot,
};
