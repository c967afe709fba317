const KEY = "astrarium.finished";

/** Which games were played to an end in this browser: until then their guide is offered. */
class FinishedGames {
  private games = $state.raw<readonly string[]>(read());

  has(game: string): boolean {
    return this.games.includes(game);
  }

  note(game: string): void {
    if (!game || this.has(game)) return;
    this.games = [...this.games, game];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.games));
    } catch {
      // A browser that keeps nothing offers the guide again.
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

export const finishedGames = new FinishedGames();
