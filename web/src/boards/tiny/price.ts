import type { Draft } from "../../decision/draft.svelte";
import { promptOf } from "./question";
import { t } from "./words";

/** What the reroll that is picked costs, and what is left then: the bar says it in place of the bare act. */
export function rerollSaid({
  question,
  picks,
}: Pick<Draft, "question" | "picks">): { readonly act: string; readonly says: string } | null {
  if (!question || promptOf(question) !== "ask.reroll" || !picks.length) return null;
  const { low, high } = question;
  const { cost, rest } = question.prompt[1];
  const n = picks.length;
  const args = { n, cost, rest };
  return cost
    ? { act: t("tiny.reroll_act", args), says: t("tiny.reroll_rest", args) }
    : { act: t("tiny.reroll_act_free", args), says: t("decision.count_between", { low, high, n }) };
}
