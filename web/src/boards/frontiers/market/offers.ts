import type { Question } from "../../../wire/generated/messages";

/** The price that an option (open or blocked) names for a thing; null if it is none of the question's. */
export function priceOf(question: Question | null | undefined, ref: string): number | null {
  const option = [...(question?.options ?? []), ...(question?.blocked ?? [])].find((other) => other.ref === ref);
  const n = (option?.text?.[1] as Readonly<Record<string, unknown>> | undefined)?.n;
  return typeof n === "number" ? n : null;
}
