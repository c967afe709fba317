const KEY = "astrarium.choices";

/** What somebody chose for the last table of a game on this device. */
export interface Choices {
  readonly seats: number;
  /** Who sat where, as a plan has it (`new/plan.svelte.ts`). */
  readonly sitters: readonly string[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly isPublic: boolean;
  readonly spectators: boolean;
  readonly spectatorsSpeak: boolean;
  readonly undo: boolean;
  readonly pace: string;
  readonly minutes: number;
  readonly seconds: number;
  readonly days: number;
  readonly absence: number;
}

/** As it was kept: whoever takes it up looks whether it still fits. */
export function choicesOf(game: string): Partial<Choices> {
  return read()[game] ?? {};
}

/** What is not said now stays as it was. */
export function keepChoices(game: string, choices: Partial<Choices>): void {
  try {
    const all = read();
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: { ...all[game], ...choices } }));
  } catch {
    // A browser that keeps nothing begins with what is usual.
  }
}

function read(): Record<string, Partial<Choices>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, Partial<Choices>>) : {};
  } catch {
    return {};
  }
}
