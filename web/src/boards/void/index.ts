import type { BoardModule } from "../board";
import { nameOf } from "../rowWords";
import Board from "./Board.svelte";
import { contentOf } from "./content";
import { drawsBeside } from "./deals/questions";
import { subjectOf } from "./portraits/subject";
import { scene } from "./scenes/scene";
import { shortcuts } from "./shortcuts";
import { viewOf } from "./view";
import { telling } from "./weights";
import { whyNot } from "./whyNot";

export const board: BoardModule = {
  Board,
  portrait: () => import("./Portrait.svelte"),
  hasPortrait: (sight, thing) => !!subjectOf(contentOf(sight), thing),
  titleOf(sight, thing) {
    const subject = subjectOf(contentOf(sight), thing);
    return subject ? nameOf(subject.row) : "";
  },
  glances: () => import("./glance/glance"),
  round: (view) => viewOf({ view }).round,
  showsSeats: true,
  telling,
  scene,
  keys: shortcuts,
  whyNot,
  drawsBeside,
};
