import type { Sight } from "../../table/sight";
import { nameOf } from "../rowWords";
import { contentOf } from "./content";
import { BUILT, STACKS, stackOf, viewOf } from "./view";
import { t } from "./words";

/** A tile that is being built waits for its phase; a world's goods wait for theirs. */
export function whyNot(sight: Sight, thing: string): string {
  const view = viewOf(sight);
  const own = sight.seat === null ? undefined : view.players[sight.seat];
  const content = contentOf(sight);
  const design = content.designOf(thing);
  if (!own || !design) return "";
  const stack = STACKS.find((name) => stackOf(own, name).top === design.id);
  if (!stack) return "";
  const phase = content.phases.find(({ id }) => BUILT[id] === stack);
  if (!phase || view.phase === phase.id) return "";
  return t("roll.table.why_not.building", { roman: phase.roman, phase: nameOf(phase) });
}
