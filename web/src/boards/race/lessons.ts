import type { Changes } from "../../table/content";
import type { View } from "../../table/sight";
import { deed, type Lessons, type Moment, ownDeed } from "../lessons";
import { contentOf } from "./content";
import { viewOf } from "./view";

const phase = (name: string) => (moment: Moment) =>
  moment.line.kind === "phase" && moment.line.args.phase === `phase:${name}`;

/** The longest tableau. */
const largest = (view: View) => Math.max(...viewOf({ view }).players.map(({ tableau }) => tableau.length));
const pool = (view: View) => viewOf({ view }).pool;
const NEAR_CARDS = 2;
const NEAR_CHIPS = 3; // for each player

export function lessons(changes: Changes | null): Lessons {
  const { tableau_end, hand_limit } = contentOf({ changes }).contents.figures;
  return {
    steps: [
      { id: "aim", rules: ["RACE-1.1", "RACE-1.2"] },
      { id: "round", rules: ["RACE-3.2", "RACE-1.4"] },
      { id: "cards", rules: ["RACE-4.1"] },
      { id: "placing", rules: ["RACE-6.3", "RACE-7.2", "RACE-7.9"] },
      { id: "goods", rules: ["RACE-9.1", "RACE-8.1", "RACE-8.8"] },
      { id: "end", rules: ["RACE-11.1", "RACE-11.4"] },
    ],
    // The rulebook's first game: preset worlds and hands (RACE-2.8, RACE-2.9). With three, phases that others chose are
    // seen from the first round on.
    wish: { seats: 3, bots: ["greedy", "random"], options: { first_game: "on" } },
    occurrences: [
      { id: "event.plays", rule: "RACE-1.4", when: deed("plays") },
      { id: "event.placed", rule: "RACE-4.6", when: ownDeed("placed") },
      { id: "event.good", rule: "RACE-9.2", when: ownDeed("good") },
      { id: "event.phase.consume", rule: "RACE-8.1", when: phase("consume"), unless: ["ask.consume", "ask.sell"] },
      { id: "event.phase.produce", rule: "RACE-9.1", when: phase("produce") },
      { id: "event.chips", rule: "RACE-8.14", when: deed("chips") },
      { id: "event.ended", rule: "RACE-11.4", when: deed("ended") },
    ],
    signs: [
      {
        id: "event.last_round",
        rule: "RACE-11.1",
        when: (view) => largest(view) >= tableau_end || pool(view) <= 0,
      },
      {
        id: "event.end_near",
        rule: "RACE-11.1",
        when: (view) =>
          largest(view) >= tableau_end - NEAR_CARDS || pool(view) <= NEAR_CHIPS * viewOf({ view }).players.length,
      },
    ],
    figures: { tableau_end, hand_limit },
  };
}
