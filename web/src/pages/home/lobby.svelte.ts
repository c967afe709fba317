import { person } from "../../me.svelte";
import { api, type TableCard } from "../../wire/api";
import { line } from "../../wire/line.svelte";

const PAUSE = 20_000;
const LATELY = 7 * 24 * 3_600_000;
const MOST_FINISHED = 3;

/** Look now, every twenty seconds while the page is in view, and whenever somebody comes back to it. */
function regularly(look: () => void): () => void {
  const seen = () => document.visibilityState === "visible" && look();
  const timer = setInterval(seen, PAUSE);
  window.addEventListener("focus", look);
  document.addEventListener("visibilitychange", seen);
  look();
  return () => {
    clearInterval(timer);
    window.removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", seen);
  };
}

function haste({ clock }: TableCard): number {
  return ["live", "slow", "none"].indexOf(clock.pace ?? "none");
}

/** Where the person in this browser sits. */
class MyTables {
  list = $state.raw<readonly TableCard[]>([]);
  /** Where a clock runs first, then who has waited longest. */
  readonly waiting = $derived(
    this.list
      .filter(({ stage, your_turn }) => stage === "playing" && your_turn)
      .sort((a, b) => haste(a) - haste(b) || (a.since ?? 0) - (b.since ?? 0)),
  );
  readonly running = $derived(this.list.filter(({ stage, your_turn }) => stage === "playing" && !your_turn));
  readonly gathering = $derived(this.list.filter(({ stage }) => stage === "open"));
  /** Played to the end in the last days; those that were called off are of no interest. */
  readonly finished = $derived(
    this.list
      .filter(({ stage, ended, since = 0 }) => stage === "over" && !ended && since > line.now() - LATELY)
      .slice(0, MOST_FINISHED),
  );

  async look(): Promise<void> {
    this.list = person.me ? (await api.myTables()).tables : [];
  }

  /** To call while it is shown: it stays fresh, and the line tells turns at once. */
  follow(): () => void {
    // What was known stays while the server cannot be reached; the next look corrects it.
    const look = () => void this.look().catch(() => {});
    const before = line.onTurn;
    line.onTurn = (table) => {
      before(table);
      look();
    };
    if (person.me) line.connect();
    const stop = regularly(look);
    return () => {
      line.onTurn = before;
      stop();
    };
  }
}

/** Public tables that wait for people. */
class OpenTables {
  list = $state.raw<readonly TableCard[]>([]);

  async look(): Promise<void> {
    this.list = (await api.openTables()).tables;
  }

  follow(): () => void {
    return regularly(() => void this.look().catch(() => {}));
  }
}

export const myTables = new MyTables();
export const openTables = new OpenTables();
