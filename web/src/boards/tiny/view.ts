import type { Sight } from "../../table/sight";
import type { Player, Rogue, Die as SeenDie, Ship as SeenShip, TinyView } from "./view.generated";

export type { Player, TinyView } from "./view.generated";

export const viewOf = ({ view }: Pick<Sight, "view">) => view as Sight["view"] & TinyView;

/** What lies before one side of the table: a seat or, in solo, the Rogue, who is the side after the last seat. */
export type Galaxy = Player | Rogue;

export const sidesOf = ({ players, rogue }: TinyView): Galaxy[] => (rogue ? [...players, rogue] : players);

/** The side whose turn it is. */
export const activeSide = ({ active, seats }: TinyView): number => (active === "rogue" ? seats : active);

/** A ship, with how questions name it. */
export interface Ship extends Readonly<SeenShip> {
  ref: string;
  side: number;
  no: number;
}

export function shipsOf(view: TinyView, side: number): Ship[] {
  const ships = sidesOf(view)[side]?.ships ?? [];
  return ships.map((ship, no) => ({ ...ship, ref: `ship:${side}.${no}`, side, no }));
}

export const allShips = (view: TinyView): Ship[] => sidesOf(view).flatMap((_, side) => shipsOf(view, side));

export function shipsAt(view: TinyView, planet: string): Ship[] {
  return allShips(view).filter((ship) => ship.planet === planet);
}

/** A die, with its place in the throw. */
export interface Die extends Readonly<SeenDie> {
  index: number;
}

export const diceOf = (dice: readonly SeenDie[]): Die[] => dice.map((die, index) => ({ ...die, index }));

/** The side whose galaxy is at the bottom: the reader's own, or the first one for those who look on. */
export const homeSide = (sight: Sight): number => sight.seat ?? 0;

/** The other sides as they sit round the table, the Rogue among them. */
export function otherSides(sight: Sight): number[] {
  const count = sidesOf(viewOf(sight)).length;
  return Array.from({ length: count - 1 }, (_, i) => (homeSide(sight) + i + 1) % count);
}

/** How options and the catalogue name a side. */
export function sideRef(view: TinyView, side: number): string {
  return side < view.seats ? `seat:${side}` : `rogue:${view.rogue?.id}`;
}
