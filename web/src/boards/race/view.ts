import type { Sight } from "../../table/sight";
import type { ActionRow, Content } from "./content";
import type { Player, RaceView, SeenCard } from "./view.generated";

export type { HandCard, Player, RaceView, SeenCard } from "./view.generated";

export const viewOf = ({ view }: Pick<Sight, "view">) => view as Sight["view"] & RaceView;

export function actionsOf(content: Content, ids: readonly string[] | null): ActionRow[] {
  return (ids ?? []).flatMap((id) => content.maybeRow("action", id) ?? []);
}

/** As options of questions refer to it. */
export function refOf({ card, number }: SeenCard): string {
  return `card:${card}.${number}`;
}

/** The card that this player is placing, if the reader may know it and it lies no longer in the hand. */
export function placingOf({ placing, own_hand = [] }: Player): SeenCard | null {
  return placing && !own_hand.some(({ number }) => number === placing.number) ? placing : null;
}

/** The card that the reader has chosen face down and may still take back. */
export function chosenInSecret({ placing, own_hand = [] }: Player): number | null {
  return own_hand.find(({ number }) => number === placing?.number)?.number ?? null;
}
