/** What this browser has shown of each table, so that a player who comes back sees what is new. */
const VERSIONS = "astrarium.seen";
const CHATS = "astrarium.heard";
const MOST = 200;

function all(key: string): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

function keep(key: string, table: string, latest: number): void {
  const { [table]: _, ...others } = all(key);
  const kept = Object.fromEntries(Object.entries(others).slice(-MOST));
  localStorage.setItem(key, JSON.stringify({ ...kept, [table]: latest }));
}

/** Up to which version the table has been shown; -1: never. */
export function seenOf(table: string): number {
  return all(VERSIONS)[table] ?? -1;
}

export function saw(table: string, version: number): void {
  keep(VERSIONS, table, version);
}

/** Up to which line its chat has been read. */
export function heardOf(table: string): number {
  return all(CHATS)[table] ?? 0;
}

export function heard(table: string, line: number): void {
  if (line > heardOf(table)) keep(CHATS, table, line);
}

/**
 * The same in a moment, for what is on the screen now: bots are fast, and a second tab may be opened at any time. The result
 * takes it back: something else is on the screen.
 */
export function sawSoon(table: string, version: number): () => void {
  const timer = setTimeout(() => document.visibilityState === "visible" && saw(table, version), 500);
  return () => clearTimeout(timer);
}
