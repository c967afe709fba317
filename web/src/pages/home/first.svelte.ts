import { hasCourse } from "../../boards/registry";
import { coach } from "../../learn/coach.svelte";
import { myTables } from "./lobby.svelte";

const KEY = "astrarium.begun";

/** Which games have been begun in this browser, or offered with their guide: a first game is one only once. */
class FirstGames {
  private begun = $state.raw<readonly string[]>(read());

  /** True of a game that has a guide, as long as nobody here has played it or was asked whether to be guided. */
  isFirst(game: string): boolean {
    if (!hasCourse(game) || this.begun.includes(game)) return false;
    return !coach.explained(game).length && !myTables.list.some((card) => card.game === game);
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

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export const firstGames = new FirstGames();
