import type { TableNow } from "../wire/generated/messages";

const KEY = "astrarium.push_offered";

/** Is this a table at which one leaves and comes back? With other people, and with days or no clock at all. */
export function lastsLong(now: Pick<TableNow, "stage" | "about" | "seats"> | null): boolean {
  if (now?.stage !== "playing") return false;
  const persons = now.seats.filter((seat) => seat.person).length;
  return persons > 1 && (now.about.clock.pace ?? "none") !== "live";
}

/** It is offered once in each browser; afterwards it is to be found on the page of the account. */
export function wasOffered(storage: Pick<Storage, "getItem"> = localStorage): boolean {
  return storage.getItem(KEY) !== null;
}

export function noteOffered(storage: Pick<Storage, "setItem"> = localStorage): void {
  storage.setItem(KEY, "1");
}
