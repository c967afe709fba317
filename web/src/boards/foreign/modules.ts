import type { ForeignModule } from "./contract";

/** The boards of other packages that have been loaded, by game. */
const loaded = new Map<string, ForeignModule>();

export function keep(game: string, module: ForeignModule): void {
  loaded.set(game, module);
}

export function moduleOf(game: string): ForeignModule {
  const found = loaded.get(game);
  if (!found) throw new Error(`no board of ${game}`);
  return found;
}
