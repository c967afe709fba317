const KEY = "astrarium.coach";
const MOST_TABLES = 50;

interface Kept {
  /** Coached tables, each with its game; the latest last. */
  tables: Record<string, string>;
  /** What has been explained, game by game. */
  explained: Record<string, string[]>;
}

/** Which tables are coached and what their player has already been told. Kept in this browser alone. */
class Coach {
  private kept = $state.raw<Kept>(read());

  isOn(table: string): boolean {
    return table in this.kept.tables;
  }

  turnOn(table: string, game: string): void {
    const others = Object.entries(this.kept.tables).filter(([name]) => name !== table);
    this.keep({ ...this.kept, tables: Object.fromEntries([...others.slice(1 - MOST_TABLES), [table, game]]) });
  }

  turnOff(table: string): void {
    const { [table]: _, ...tables } = this.kept.tables;
    this.keep({ ...this.kept, tables });
  }

  /** The lessons of this game that need no repeating. */
  explained(game: string): readonly string[] {
    return this.kept.explained[game] ?? [];
  }

  hasExplained(game: string, lesson: string): boolean {
    return this.explained(game).includes(lesson);
  }

  remember(game: string, lesson: string): void {
    if (this.hasExplained(game, lesson)) return;
    this.keep({ ...this.kept, explained: { ...this.kept.explained, [game]: [...this.explained(game), lesson] } });
  }

  /** Everything is to be explained again. */
  forget(game: string): void {
    const { [game]: _, ...explained } = this.kept.explained;
    this.keep({ ...this.kept, explained });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing is told everything again next time.
    }
  }
}

function read(): Kept {
  try {
    return { tables: {}, explained: {}, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { tables: {}, explained: {} };
  }
}

export const coach = new Coach();
