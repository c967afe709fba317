/** Up to which version this browser has shown each table, so that a player who comes back sees what is new. */
const KEY = "astrarium.seen";
const MOST = 200;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export function seenOf(table: string): number {
  return all()[table] ?? -1;
}

export function saw(table: string, version: number): void {
  const { [table]: _, ...others } = all();
  const kept = Object.fromEntries(Object.entries(others).slice(-MOST));
  localStorage.setItem(KEY, JSON.stringify({ ...kept, [table]: version }));
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** The same in a moment, for what is on the screen now: bots are fast, and a second tab may be opened at any time. */
export function sawSoon(table: string, version: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => document.visibilityState === "visible" && saw(table, version), 500);
}
