import type { Question } from "../../wire/generated/messages";
import type { FrontiersView } from "./view";

export const promptOf = (question: Question | null | undefined): string => question?.prompt[0] ?? "";

/** The bench between the others and one's own empire holds what the action under way needs, and nothing else. */
export type BenchName = "sides" | "stall" | "market" | "seven" | "balance" | "making" | "sale" | "goals";

const BENCHES: Readonly<Partial<Record<NonNullable<FrontiersView["action"]>, BenchName>>> = {
  develop: "market",
  explore: "seven",
  settle: "balance",
  produce: "making",
  trade_consume: "sale",
  plan_goals: "goals",
};

export function benchOf({ round, action }: Pick<FrontiersView, "round" | "action">): BenchName {
  if (!round) return "sides";
  return (action && BENCHES[action]) || "stall";
}
