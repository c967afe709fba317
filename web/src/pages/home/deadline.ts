import type { TableCard } from "../../wire/api";

/** What those who are waited for have left of a slow clock, which gives each answer its own time; null where lists do not tell. */
export function left(
  { clock, stage, since = 0 }: Pick<TableCard, "clock" | "stage" | "since">,
  now: number,
): number | null {
  if (clock.pace !== "slow" || stage !== "playing") return null;
  return Math.max(0, (clock.budget ?? 0) - (now - since));
}
