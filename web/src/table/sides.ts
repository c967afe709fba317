import type { Outcome } from "../wire/generated/messages";
import type { Catalog } from "../words/catalog";

/** Names of the seats, then of the rivals that nobody plays, as an outcome and a course of points list them. */
export function sideNames(seats: readonly string[], outcome: Outcome | null, words: Catalog | null): string[] {
  return [...seats, ...(outcome?.rivals ?? []).map(({ ref }) => words?.name(ref) ?? ref)];
}
