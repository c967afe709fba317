import { hasCourse } from "../../boards/registry";
import { coach } from "../../learn/coach.svelte";
import { finishedGames } from "../../table/finished.svelte";
import { myTables } from "./lobby.svelte";

const KEY = "astrarium.begun";
const UNGUIDED = "astrarium.unguided";

/** Which games have been begun in this browser, or offered with their guide: a first game is one only once. */
class FirstGames {
  private begun = $state.raw<readonly string[]>(read());
  /** As it was switched the last time, until a guided game was finished. */
  wantsGuide = $state(wished());

  /** True of a game that has a guide, as long as nobody here has played it or was asked whether to be guided. */
  isFirst(game: string): boolean {
    if (!hasCourse(game) || this.begun.includes(game)) return false;
    return !coach.explained(game).length && !myTables.list.some((card) => card.game === game);
  }

  /** True of a game that has a guide, until somebody has played it to its end here. */
  isNew(game: string): boolean {
    if (!hasCourse(game) || finishedGames.has(game)) return false;
    return !myTables.list.some((card) => card.game === game && card.stage === "over" && !card.ended);
  }

  wish(guide: boolean): void {
    this.wantsGuide = guide;
    try {
      if (guide) localStorage.removeItem(UNGUIDED);
      else localStorage.setItem(UNGUIDED, "yes");
    } catch {
      // A browser that keeps nothing offers the guide again.
    }
  }

  note(game: string): void {
    if (this.begun.includes(game)) return;
    this.begun = [...this.begun, game];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.begun));
    } catch {
      // A browser that keeps nothing is asked again next time.
    }
  }
}

function wished(): boolean {
  try {
    return localStorage.getItem(UNGUIDED) === null;
  } catch {
    return true;
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export const firstGames = new FirstGames();
