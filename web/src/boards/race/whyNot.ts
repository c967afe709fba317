import type { Sight } from "../../table/sight";
import { contentOf, type Phase } from "./content";
import { phaseName } from "./labels";
import { refOf, viewOf } from "./view";
import { t } from "./words";

/** A card of the hand is placed in the phase of its kind, and in no other. */
export function whyNot(sight: Pick<Sight, "view" | "words" | "seat" | "changes">, thing: string): string {
  const content = contentOf(sight);
  const view = viewOf(sight);
  const hand = sight.seat === null ? [] : (view.players[sight.seat]?.own_hand ?? []);
  const kind = hand.some((card) => refOf(card) === thing) && content.designOf(thing)?.kind;
  const isPlacing = view.phase === "develop" || view.phase === "settle";
  const phase: Phase = kind === "world" ? "settle" : "develop";
  if (!kind || !isPlacing || phase === view.phase) return "";
  return t(`race.why_not.${kind}`, { roman: content.roman[phase], phase: phaseName(sight.words, phase) });
}
