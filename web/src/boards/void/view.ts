import type { Sight } from "../../table/sight";
import type { Fleet, Player, Space, VoidView } from "./view.generated";

export type {
  Basket,
  Battle,
  Die,
  Fleet,
  Laid,
  Lane,
  Moving,
  Offer,
  Player,
  Side,
  Space,
  Squadron,
  VoidView,
} from "./view.generated";

export const viewOf = ({ view }: Pick<Sight, "view">) => view as Sight["view"] & VoidView;

export const homeOf = (seat: number): string => `home_${seat}`;
/** Whose home world a space is; null: nobody's. */
export const ownerOfHome = (space: string): number | null =>
  space.startsWith("home_") ? Number(space.slice("home_".length)) : null;

export const spaceOf = ({ spaces }: Pick<VoidView, "spaces">, id: string): Space | undefined =>
  spaces.find((space) => space.id === id);

export const shipsIn = ({ ships }: Fleet): number => ships.reduce((sum, { n }) => sum + n, 0);

/** All ships of a seat on the map. */
export const shipsOf = ({ spaces }: Pick<VoidView, "spaces">, seat: number): number =>
  spaces
    .flatMap(({ fleets }) => fleets)
    .filter((fleet) => fleet.seat === seat)
    .reduce((sum, fleet) => sum + shipsIn(fleet), 0);

/** Do ships of one side share the space with somebody who could fight them? */
export function isContested({ fleets, holder, tokens }: Space): boolean {
  const seats = new Set(fleets.map(({ seat }) => seat));
  if (seats.size > 1 || (seats.size === 1 && tokens.includes("pirates"))) return true;
  return holder !== null && seats.size === 1 && !seats.has(holder);
}

/** Planets of a player that have a card; home worlds are no planet cards (VOID-14.15). */
export const planetsOf = ({ planets }: Pick<Player, "planets">): string[] =>
  planets.filter((space) => ownerOfHome(space) === null);

/** Points that this reader may be shown: one's own, all of them with open points or at the end (VOID-10.1). */
export const showsPoints = ({ variant, phase }: VoidView, seat: number, reader: number | null): boolean =>
  seat === reader || variant.open_points || phase === "over";
