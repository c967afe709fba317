import { person } from "../../me.svelte";
import { push } from "../../push/push.svelte";
import { type Me, Problem } from "../../wire/api";
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

/** The ticket of the second step, if the first was right but is not enough; every other trouble goes on. */
export async function firstStep(step: () => Promise<Me>): Promise<string> {
  try {
    enter(await step());
    return "";
  } catch (error) {
    if (error instanceof Problem && error.code === "second_factor") return String(error.args.ticket);
    throw error;
  }
}
