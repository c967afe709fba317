import type { Ship } from "../view";
import { berth, heading, landing, type Spot } from "./orbit";

/** A ship, or the ghost of one, at its place by a planet. */
export interface Standing {
  ship: Ship;
  spot: Spot;
  /** Where its point shows, clockwise from the top. */
  turn: number;
}

/** The ships of one planet at their places: upright on the surface, along the ring in orbit. */
export function standing(ships: readonly Ship[], advances: number): Standing[] {
  const landed = ships.filter(({ at }) => at === "surface");
  return ships.map((ship) => {
    if (ship.at === "surface") return { ship, spot: landing(landed.indexOf(ship), landed.length), turn: 0 };
    const spot = berth(ship.level, advances, together(ships, ship.level).indexOf(ship));
    return { ship, spot, turn: heading(spot) };
  });
}

/** Where ships would stand that go to another space of their track. */
export function ghosts(ships: readonly Ship[], advances: number, foreseen: ReadonlyMap<string, number>): Standing[] {
  return ships.flatMap((ship) => {
    const level = foreseen.get(ship.ref);
    if (level === undefined || level === ship.level) return [];
    const spot = arrival(ships, advances, level);
    return { ship, spot, turn: heading(spot) };
  });
}

/** Where a ship that comes to a space of the track would stand. */
export function arrival(ships: readonly Ship[], advances: number, level: number): Spot {
  return berth(level, advances, level < advances ? together(ships, level).length : 0);
}

function together(ships: readonly Ship[], level: number): Ship[] {
  return ships.filter((ship) => ship.at === "orbit" && ship.level === level);
}
