import type { SeatInfo } from "../wire/generated/messages";

/** The other seats that are played at the same screen as this one. */
export function sharing(seats: readonly SeatInfo[], seat: number): number[] {
  const person = seats[seat]?.person;
  return seats.flatMap((other, i) => (person && i !== seat && other.person === person ? [i] : []));
}

/** The screens at which several people play: their seats. */
export function screens(seats: readonly SeatInfo[]): number[][] {
  return seats.flatMap((_, seat) => {
    const others = sharing(seats, seat);
    return others.length && others.every((other) => other > seat) ? [[seat, ...others]] : [];
  });
}
