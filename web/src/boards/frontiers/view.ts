import type { Sight } from "../../table/sight";
import type { ActionName } from "./content";
import type { FrontiersView, Player } from "./view.generated";

export type { Bought, Colony, FrontiersView, Offered, Place, Player, Settling } from "./view.generated";

/** What is read of a sight where rows of the content are wanted too. */
export type Shown = Pick<Sight, "view" | "changes">;

export const viewOf = ({ view }: Pick<Sight, "view">) => view as Sight["view"] & FrontiersView;

/** The seven tiles on the table, in their order; the first has two sides (FRONT-14.1). */
export function actionsOf({ variant }: FrontiersView): ActionName[] {
  const first = variant.goals ? "plan_goals" : "retreat";
  return [first, "develop", "explore", "settle", "produce", "trade_consume", "send_envoys"];
}

/** Who has chosen an action in this round; null: nobody yet. */
export function chooserOf(view: FrontiersView, action: ActionName): number | null {
  const place = view.picks.indexOf(action);
  return place < 0 ? null : (view.order[place] ?? null);
}

/** What a seat has chosen in this round; with two players each has two disks. */
export const chosenBy = (view: FrontiersView, seat: number): ActionName[] =>
  view.picks.filter((_, place) => view.order[place] === seat);

/** How an action stands in this round. */
export type Standing = "open" | "now" | "done";

export function standingOf(view: FrontiersView, action: ActionName): Standing {
  if (!view.picks.includes(action)) return "open";
  return view.action === action ? "now" : "done";
}

/** The seats as they play: the disk that leads and all that follow, then from the front of the track (FRONT-2.6). */
export const seatsInOrder = ({ order }: FrontiersView): number[] => [...new Set(order)];

/** Explored worlds and colonies count together (FRONT-6.4). */
export const worldsHeld = ({ explored, colonies }: Player): number => explored.length + colonies.length;

/** The player whom the bench is about: who takes a turn, or else who looks. */
export const benchSeat = (view: FrontiersView, seat: number | null): number =>
  view.turn.seat ?? view.leader ?? seat ?? view.order[view.chosen] ?? 0;
