import type { Changes } from "../../table/content";
import { deed, type Lessons, type Moment, ownDeed } from "../lessons";
import { contentOf } from "./content";
import { viewOf } from "./view";

const ACQUIRE = ["face:acquire_energy", "face:acquire_culture"];
const acquires = ({ line, own }: Moment) =>
  own && (line.kind === "activated" || line.kind === "followed") && ACQUIRE.includes(String(line.args.face));
const followsReader = ({ line, own, view }: Moment) =>
  line.kind === "followed" && !own && viewOf({ view }).active === view.seat;

export function lessons(changes: Changes | null): Lessons {
  const { end, resources } = contentOf({ changes }).contents;
  return {
    steps: [
      { id: "aim", rules: ["TINY-0.1", "TINY-0.2"] },
      { id: "turn", rules: ["TINY-2.1", "TINY-2.3", "TINY-2.5"] },
      { id: "faces", rules: ["TINY-0.5"] },
      { id: "ships", rules: ["TINY-4.2", "TINY-4.3"] },
      { id: "follow", rules: ["TINY-3.1"] },
      { id: "end", rules: ["TINY-9.1", "TINY-9.3"] },
    ],
    wish: { seats: 2, bots: ["greedy"], options: { first_player: "seat_1" } },
    occurrences: [
      { id: "event.turn", rule: "TINY-3.1", when: ({ line, own }) => line.kind === "turn" && !own },
      { id: "event.acquired", rule: "TINY-5.1", when: acquires },
      { id: "event.followed", rule: "TINY-3.5", when: followsReader },
      { id: "event.colonized", rule: "TINY-6.3", when: deed("colonized") },
      { id: "event.upgraded", rule: "TINY-7.3", when: ownDeed("upgraded") },
      { id: "event.end_triggered", rule: "TINY-9.1", when: deed("end_triggered") },
      { id: "event.ended", rule: "TINY-9.3", when: deed("ended") },
    ],
    signs: [],
    figures: { end_vp: end.vp, max: resources.max },
  };
}
