import type { Sight } from "../../../table/sight";
import type { Glance } from "../../../ui/glance";
import { contentOf } from "../content";
import { isStock, taskOf } from "../phases/choices";
import { t } from "./words";

/** The plates that stand for what a worker may do, and the button that begins an assignment anew. */
const TASKS: Readonly<Record<string, Pick<Glance, "rule"> & { of: "who" | "ship" }>> = {
  scout: { of: "who", rule: "ROLL-7.2" },
  stock: { of: "who", rule: "ROLL-7.6" },
  trade: { of: "ship", rule: "ROLL-10.2" },
  consume: { of: "ship", rule: "ROLL-10.3" },
};

export function taskGlance(sight: Sight, thing: string): Glance | null {
  if (thing === "again")
    return {
      sign: "refresh",
      name: t("roll.table.again_label"),
      lines: [{ words: t("roll.glance.again.line") }],
      rule: "ROLL-4.16",
    };
  const name = taskOf(thing);
  const task = TASKS[name];
  if (!task || (task.of === "who") !== thing.startsWith("task:")) return null;
  const { figures, prices } = contentOf(sight);
  return {
    sign: name === "consume" ? "vp" : name === "trade" || isStock(thing) ? "credit" : "face-explore",
    name: t(`roll.table.choice.${name as "scout"}`),
    kind: t(`roll.glance.task.${task.of}`),
    lines: [{ words: t(`roll.glance.task.${name as "scout"}`, { ...figures, ...prices }) }],
    ...(task.rule ? { rule: task.rule } : {}),
  };
}
