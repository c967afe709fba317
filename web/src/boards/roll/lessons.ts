import type { Changes } from "../../table/content";
import type { View } from "../../table/sight";
import { deed, type Lessons, ownDeed } from "../lessons";
import { contentOf } from "./content";
import { viewOf } from "./view";

/** The longest tableau. */
const largest = (view: View) => Math.max(...viewOf({ view }).players.map(({ tableau }) => tableau.length));
const pool = (view: View) => viewOf({ view }).pool;
const NEAR_TILES = 2;
const NEAR_CHIPS = 3; // for each player

export function lessons(changes: Changes | null): Lessons {
  const { tableau_end, stock_credits, recruit_cost, credits_max } = contentOf({ changes }).figures;
  return {
    steps: [
      { id: "aim", rules: ["ROLL-0.1", "ROLL-0.6"] },
      { id: "dice", rules: ["ROLL-3.1", "ROLL-0.4"] },
      { id: "assign", rules: ["ROLL-4.1", "ROLL-4.3", "ROLL-4.7", "ROLL-5.1"] },
      { id: "explore", rules: ["ROLL-7.1", "ROLL-7.2"] },
      { id: "build", rules: ["ROLL-8.1", "ROLL-8.2", "ROLL-8.8"] },
      { id: "goods", rules: ["ROLL-9.1", "ROLL-10.2", "ROLL-10.3"] },
      { id: "manage", rules: ["ROLL-11.1", "ROLL-6.3"] },
      { id: "end", rules: ["ROLL-2.2", "ROLL-13.1"] },
    ],
    // The rulebook's first game: the cheapest start tiles lie ready (ROLL-1.6). With three, phases that others selected are
    // seen from the first round on.
    wish: { seats: 3, bots: ["greedy", "random"], options: { first_game: "on" } },
    occurrences: [
      { id: "event.selects", rule: "ROLL-5.1", when: deed("selects") },
      { id: "event.returns", rule: "ROLL-6.3", when: ownDeed("returns") },
      { id: "event.puts", rule: "ROLL-8.1", when: ownDeed("puts"), unless: ["ask.workers"] },
      { id: "event.completes", rule: "ROLL-8.2", when: ownDeed("completes") },
      { id: "event.gains_dice", rule: "ROLL-8.8", when: ownDeed("gains_dice") },
      { id: "event.chips", rule: "ROLL-1.2", when: deed("chips") },
      { id: "event.recruits", rule: "ROLL-11.1", when: ownDeed("recruits"), unless: ["ask.recruit"] },
      { id: "event.ended", rule: "ROLL-13.1", when: deed("ended") },
    ],
    signs: [
      {
        id: "event.last_round",
        rule: "ROLL-2.2",
        when: (view) => largest(view) >= tableau_end || pool(view) <= 0,
      },
      {
        id: "event.end_near",
        rule: "ROLL-2.2",
        when: (view) =>
          largest(view) >= tableau_end - NEAR_TILES || pool(view) <= NEAR_CHIPS * viewOf({ view }).players.length,
      },
    ],
    figures: { tableau_end, stock_credits, recruit_cost, credits_max },
  };
}
