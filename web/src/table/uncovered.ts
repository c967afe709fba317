/** At which tables nobody wants the screen to be covered between turns. Kept in this browser alone. */
const KEY = "astrarium.uncovered";
const MOST = 50;

function all(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export function isOpen(table: string): boolean {
  return all().includes(table);
}

export function leaveOpen(table: string, open: boolean): void {
  const others = all().filter((name) => name !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(open ? [...others.slice(1 - MOST), table] : others));
  } catch {
    // A browser that keeps nothing covers the table again next time.
  }
}
