import { t } from "../words/t.svelte";
import type { Trouble } from "./draft.svelte";
import type { Plan } from "./plan.svelte";

/** Which answer ended a plan before its time, and why; `shown` is what is told of already. */
export function stoppedSaid({ at, trouble }: NonNullable<Plan["stopped"]>, shown: Trouble | null = null): string {
  const which = at.name ? t("gather.unsent", { name: at.name }) : t("gather.rest_unsent");
  return trouble && trouble === shown ? which : `${which} ${why(trouble)}`;
}

function why(trouble: Trouble | null): string {
  if (trouble?.kind === "rule") return trouble.refusal.text;
  return trouble?.kind === "other" ? trouble.text : t("gather.not_asked");
}
