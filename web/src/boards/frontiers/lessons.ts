import type { Changes } from "../../table/content";
import type { View } from "../../table/sight";
import { deed, type Lessons, ownDeed } from "../lessons";
import { type Contents, contentOf } from "./content";
import { type Player, viewOf } from "./view";

const most = (view: View, of: (player: Player) => number) => Math.max(...viewOf({ view }).players.map(of));

const NEAR_SPACES = 2;
const NEAR_COLONIES = 1;
const NEAR_CHIPS = 2; // for each player
const NEAR_COLONISTS = 2; // for each player

/** Somebody is about to bring on the end in one of the four ways (FRONT-11.1). */
function isNear(figures: Contents["figures"], view: View): boolean {
  const { pool, colonist_pool, players } = viewOf({ view });
  return (
    most(view, ({ spaces }) => spaces) > figures.development_spaces - NEAR_SPACES ||
    most(view, ({ colonies }) => colonies.length) > figures.colonies - NEAR_COLONIES ||
    pool <= NEAR_CHIPS * players.length ||
    colonist_pool < figures.colonists_left + NEAR_COLONISTS * players.length
  );
}

export function lessons(changes: Changes | null): Lessons {
  const { figures } = contentOf({ changes });
  const {
    colonies,
    colonists_left,
    development_spaces,
    explore_draw,
    settle_colonists,
    world_limit,
    tile_credits,
    develop_discount,
    goals_seen,
  } = figures;
  return {
    steps: [
      { id: "aim", rules: ["FRONT-0.1", "FRONT-0.5"] },
      { id: "round", rules: ["FRONT-2.2", "FRONT-2.3", "FRONT-2.5"] },
      { id: "explore", rules: ["FRONT-6.1", "FRONT-6.2", "FRONT-6.4"] },
      { id: "settle", rules: ["FRONT-7.2", "FRONT-7.4", "FRONT-7.5", "FRONT-7.7"] },
      { id: "develop", rules: ["FRONT-5.1", "FRONT-5.2", "FRONT-3.2"] },
      { id: "goods", rules: ["FRONT-8.2", "FRONT-9.3", "FRONT-9.6"] },
      { id: "order", rules: ["FRONT-10.1", "FRONT-8.4", "FRONT-2.9"] },
      { id: "end", rules: ["FRONT-11.1", "FRONT-11.4"] },
    ],
    // The rulebook's first game: white sides and no goals (FRONT-1.14). With three, each round has three actions.
    wish: { seats: 3, bots: ["greedy", "random"], options: { first_game: "on" } },
    occurrences: [
      { id: "event.takes_action", rule: "FRONT-2.3", when: ({ own, line }) => !own && line.kind === "takes_action" },
      { id: "event.takes_world", rule: "FRONT-6.5", when: ownDeed("takes_world") },
      { id: "event.colonists", rule: "FRONT-7.3", when: ownDeed("colonists") },
      { id: "event.settles", rule: "FRONT-7.7", when: ownDeed("settles") },
      { id: "event.conquers", rule: "FRONT-7.5", when: ownDeed("conquers") },
      { id: "event.buys", rule: "FRONT-3.2", when: ownDeed("buys") },
      { id: "event.good", rule: "FRONT-8.2", when: ownDeed("good") },
      { id: "event.sells", rule: "FRONT-9.3", when: ownDeed("sells") },
      { id: "event.chips", rule: "FRONT-9.15", when: deed("chips") },
      { id: "event.moves_first", rule: "FRONT-10.2", when: deed("moves_first") },
      { id: "event.tile_credit", rule: "FRONT-8.4", when: deed("tile_credit") },
      { id: "event.ended", rule: "FRONT-11.4", when: deed("ended") },
    ],
    signs: [
      { id: "event.last_round", rule: "FRONT-2.12", when: (view) => !!viewOf({ view }).last },
      { id: "event.end_near", rule: "FRONT-11.1", when: (view) => isNear(figures, view) },
    ],
    figures: {
      colonies,
      colonists_left,
      development_spaces,
      explore_draw,
      settle_colonists,
      world_limit,
      tile_credits,
      develop_discount,
      goals_seen,
    },
  };
}
