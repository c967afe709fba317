/** What this browser was told, and what it sent, before a game was played: so that nobody can change it afterwards. */

export interface Memory {
  /** The commitment as it was first told. */
  commitment?: string;
  /** What this screen adds to the seed, for each of its seats. Made when the commitment was known, and never made anew
   *  while this table is tried again: a server that says no and asks again learns nothing to choose from. */
  contributions?: string[];
  /** Who is to sit down at this screen too. */
  together?: string[];
  /** From the time when a seat was taken before the commitment was told. */
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

/** What to send for so many seats, noted before it is sent. Throws if this browser knows of no commitment yet. */
export function contributionsFor(table: string, together: readonly string[]): string[] {
  const { contribution: _, ...memory } = recall(table);
  if (!memory.commitment) throw new Error("nothing is added to a seed that nobody has committed to");
  const given = memory.contributions ?? [];
  const wanted = 1 + together.length;
  const contributions = [...given, ...Array.from({ length: Math.max(0, wanted - given.length) }, randomBytes)];
  keep(table, { ...memory, contributions, together: [...together] });
  return contributions.slice(0, wanted);
}

/** The seats were given up: whoever sits down again adds something new. */
export function forgetContributions(table: string): void {
  const { commitment } = recall(table);
  keep(table, commitment === undefined ? {} : { commitment });
}

export function recall(table: string): Memory {
  return new Map(all()).get(table) ?? (latest[0] === table ? latest[1] : {});
}

function randomBytes(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The table at hand, for a browser that keeps nothing. */
let latest: [table: string, memory: Memory] = ["", {}];

function keep(table: string, memory: Memory): void {
  latest = [table, memory];
  const others = all().filter(([other]) => other !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, memory]].slice(-LONGEST)));
  } catch {
    // Such a browser only has less to compare with, once the page is left.
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
