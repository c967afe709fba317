/** What this browser was told, and what it sent, before a game was played: so that nobody can change it afterwards. */

export interface Memory {
  /** The commitment as it was first told. */
  commitment?: string;
  /** The latest contribution that was sent. */
  contribution?: string;
}

const KEY = "astrarium.verify";
/** Tables that were noted longest ago are forgotten first. */
const LONGEST = 200;

/** To call whenever a table is seen: the first commitment counts. */
export function noteCommitment(table: string, commitment: string): void {
  const memory = recall(table);
  if (memory.commitment === undefined) keep(table, { ...memory, commitment });
}

/** To call when a seat was taken: the latest contribution counts. */
export function noteContribution(table: string, contribution: string): void {
  keep(table, { ...recall(table), contribution });
}

export function recall(table: string): Memory {
  return new Map(all()).get(table) ?? {};
}

function keep(table: string, memory: Memory): void {
  const others = all().filter(([other]) => other !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, memory]].slice(-LONGEST)));
  } catch {
    // A browser that keeps nothing only has less to compare with.
  }
}

function all(): [table: string, memory: Memory][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
