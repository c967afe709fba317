import type { Catalog } from "../../../words/catalog";
import { t } from "../../../words/t.svelte";
import type { Plan } from "./plan.svelte";

/** The plan's finer points in one line: what is as usual is said in a word, what is not by its name. */
export function inShort(plan: Plan, words: Pick<Catalog, "say">): string {
  const changed = plan.options
    .filter(({ id, default: usual }) => (plan.chosen[id] ?? usual) !== usual)
    .map(({ id }) => `${words.say([`setup.${id}`, {}])} ${words.say([`setup.${id}.${plan.chosen[id]}`, {}])}`);
  const parts = [
    ...(changed.length ? changed : [t("new.as_printed")]),
    plan.pack?.file,
    t(`new.short.${plan.pace}`),
    plan.startsAtOnce ? "" : t(plan.isPublic ? "new.short.all" : "new.short.link"),
    plan.spectators ? "" : t("new.without_spectators"),
    plan.undo ? "" : t("new.without_undo"),
  ];
  return parts.filter(Boolean).join(" · ");
}
