import { person } from "../../me.svelte";
import { push } from "../../push/push.svelte";
import type { Me } from "../../wire/api";
import { myTables } from "../home/lobby.svelte";

/** A password that the server accepts has at least so many characters. */
export const SHORTEST_PASSWORD = 12;

/** Somebody else plays in this browser from now on. */
export function enter(me: Me): void {
  person.become(me);
  void push.follow().catch(() => {});
  void myTables.look().catch(() => {});
}

/** Nobody plays here any more; without a person there is nothing to hear. */
export function leave(): void {
  person.become(null);
  void myTables.look().catch(() => {});
}
