import type { Sight } from "../../../table/sight";
import type { Glance } from "../../../ui/glance";
import { contentOf } from "../content";
import { t } from "./words";

type Told = (sight: Sight) => Glance;

const way = (sign: string, name: () => string, words: () => string, rule: string): Told => {
  return () => ({ sign, name: name(), kind: t("frontiers.glance.way"), lines: [{ words: words() }], rule });
};

/** The answers of the bench that are no tiles: ways to settle, colonists, credits for the stock. */
const ANSWERS: Readonly<Record<string, Told>> = {
  "way:pay": way(
    "credit",
    () => t("frontiers.way.pay"),
    () => t("frontiers.glance.way.pay"),
    "FRONT-7.4",
  ),
  "way:conquer": way(
    "military",
    () => t("frontiers.way.conquer"),
    () => t("frontiers.glance.way.conquer"),
    "FRONT-7.5",
  ),
  "way:contact": way(
    "contact",
    () => t("frontiers.way.contact"),
    () => t("frontiers.glance.way.contact"),
    "FRONT-7.15",
  ),
  "way:in_place": way(
    "replace",
    () => t("frontiers.glance.way.in_place_name"),
    () => t("frontiers.glance.way.in_place"),
    "FRONT-7.20",
  ),
  amount: () => ({
    sign: "credit",
    name: t("frontiers.glance.amount"),
    lines: [{ words: t("frontiers.glance.amount_line") }],
    rule: "FRONT-14.5",
  }),
  colonists: (sight) => ({
    sign: "colonist",
    name: t("frontiers.glance.take"),
    lines: [{ words: t("frontiers.glance.take_line", { ...contentOf(sight).figures }) }],
    rule: "FRONT-7.2",
  }),
  upgrade: () => ({
    sign: "replace",
    name: t("frontiers.glance.upgrade"),
    lines: [{ words: t("frontiers.glance.upgrade_line") }],
    rule: "FRONT-7.18",
  }),
};

export function answerGlance(sight: Sight, thing: string): Glance | null {
  return (ANSWERS[thing] ?? ANSWERS[thing.replace(/:.*/, "")])?.(sight) ?? null;
}
