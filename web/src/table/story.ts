import type { Occasion } from "../wire/generated/messages";

/** What happened, in order, each version once: the same news can come by the line and by asking for all that was. */
export function together(...tellings: readonly (readonly Occasion[])[]): readonly Occasion[] {
  const told = new Map(tellings.flat().map((occasion) => [occasion.version, occasion]));
  return [...told.values()].sort((a, b) => a.version - b.version);
}
