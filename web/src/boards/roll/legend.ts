import { t } from "./words";

/** What the signs of this board mean, for the list of signs. */
export const legend = (): [sign: string, means: string][] => [
  ["credit", t("roll.legend.credit")],
  ["citizens", t("roll.legend.citizens")],
  ["hex", t("roll.legend.points")],
  ["reassign", t("roll.legend.reassign")],
  ["dictate", t("roll.legend.dictate")],
  ["screen", t("roll.legend.screen")],
];
