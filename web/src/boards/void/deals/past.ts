import type { Line } from "../../../table/lines";

/** What is told of deals, besides that an offer was made. */
const TOLD = new Set(["deal", "gift", "refuses_offer", "withdraws", "lapses"]);
/** To the two who made it, with what they gave and got; then what all others learn says nothing new. */
const WHISPERED = new Set(["trades", "gives", "receives"]);

/** The deals of each round, the latest round and in it the latest deal first. */
export function byRound(told: readonly Line[]): { round: number; told: Line[] }[] {
  const rounds = new Map<number, Line[]>();
  let round = 0;
  for (const [at, line] of told.entries()) {
    if (line.kind === "round") round = Number(line.args.round ?? round);
    if (!TOLD.has(line.kind)) continue;
    const whispered = told.slice(Math.max(0, at - 2), at + 3).find(({ kind, version }) => WHISPERED.has(kind) && version === line.version); // biome-ignore format: one search
    const best = whispered && (line.kind === "deal" || line.kind === "gift") ? { ...whispered, seat: otherOf(line, whispered) } : line; // biome-ignore format: one choice
    rounds.set(round, [best, ...(rounds.get(round) ?? [])]);
  }
  return [...rounds].reverse().map(([number, lines]) => ({ round: number, told: lines }));
}

/** With whom the reader dealt. */
function otherOf(line: Line, { args }: Line): number | null {
  const found = /^seat:(\d+)$/.exec(String(args.other ?? ""));
  return found ? Number(found[1]) : line.seat;
}
