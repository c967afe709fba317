import type { Changes } from "../../table/content";
import type { View } from "../../table/sight";
import { deed, type Lessons, ownDeed } from "../lessons";
import { contentOf } from "./content";
import { viewOf } from "./view";

const NEAR = 1;

/** The next scoring comes with the next round, or with this one (VOID-6.4). */
function isScoringNear(view: View): boolean {
  const { round, next_scoring } = viewOf({ view });
  return !!round && next_scoring !== null && next_scoring - round <= NEAR;
}

export function lessons(changes: Changes | null): Lessons {
  const { actions, research, hand_limit, diplomacy_dice, offers } = contentOf({ changes }).figures;
  return {
    steps: [
      { id: "aim", rules: ["VOID-1.1", "VOID-1.2", "VOID-1.3"] },
      { id: "round", rules: ["VOID-4.1", "VOID-5.1", "VOID-6.1"] },
      { id: "move", rules: ["VOID-7.6", "VOID-7.7"] },
      { id: "attack", rules: ["VOID-8.2", "VOID-8.4", "VOID-8.11"] },
      { id: "diplomacy", rules: ["VOID-9.1", "VOID-9.2", "VOID-9.3"] },
      { id: "cards", rules: ["VOID-7.12", "VOID-16.1"] },
      { id: "deals", rules: ["VOID-15.2", "VOID-5.11", "VOID-5.12"] },
      { id: "end", rules: ["VOID-10.1", "VOID-6.3"] },
    ],
    // Two players have a small galaxy and short rounds; without deals there is less to think of.
    wish: { seats: 2, bots: ["greedy"], options: { short_game: "on", deals: "off" } },
    occurrences: [
      { id: "event.builds", rule: "VOID-5.2", when: ownDeed("builds") },
      { id: "event.researches", rule: "VOID-5.13", when: ownDeed("researches") },
      { id: "event.event", rule: "VOID-6.2", when: deed("event") },
      { id: "event.moves", rule: "VOID-7.8", when: ownDeed("moves") },
      { id: "event.conquers", rule: "VOID-8.13", when: ownDeed("conquers") },
      { id: "event.attack_fails", rule: "VOID-8.10", when: ownDeed("attack_fails") },
      { id: "event.allies", rule: "VOID-9.3", when: ownDeed("allies") },
      { id: "event.diplomacy_fails", rule: "VOID-9.4", when: ownDeed("diplomacy_fails") },
      { id: "event.destroyed", rule: "VOID-8.5", when: ownDeed("destroyed") },
      { id: "event.income", rule: "VOID-7.4", when: ownDeed("income") },
      { id: "event.scores", rule: "VOID-10.1", when: deed("scores") },
      { id: "event.deal", rule: "VOID-15.6", when: deed("deal") },
      { id: "event.ended", rule: "VOID-1.3", when: deed("ended") },
    ],
    signs: [{ id: "event.scoring_near", rule: "VOID-6.4", when: isScoringNear }],
    figures: { actions, research, hand_limit, diplomacy_dice, offers },
  };
}
