import type { TableNow } from "../wire/generated/messages";

/** Those who play themselves, and have not given up. */
export function persons({ seats }: TableNow): number[] {
  return seats.flatMap(({ person, bot, resigned }, i) => (person && !bot && !resigned ? [i] : []));
}

/** Persons whom the game waits for and who are not connected. */
export function awaited(now: TableNow): number[] {
  if (now.stage !== "playing") return [];
  return persons(now).filter((seat) => now.waiting?.includes(seat) && now.seats[seat]?.away);
}

/** Has this seat been away for so long that the others need not wait? Never where one has days for a decision. */
export function isAbsent(now: TableNow, seat: number, moment: number): boolean {
  const { clock, absence } = now.about;
  const since = now.seats[seat]?.away ?? 0;
  return !!since && !!absence && clock.pace !== "slow" && moment - since >= absence;
}

/** Whose word is missing to end without a loser. */
export function stillAsked(now: TableNow, moment: number): number[] {
  return persons(now).filter((seat) => !now.agreed?.includes(seat) && !isAbsent(now, seat, moment));
}

/** Those who fight on: with one of two resigning, the game ends. */
export function fighting({ seats }: TableNow): number[] {
  return seats.flatMap(({ resigned }, i) => (resigned ? [] : [i]));
}
