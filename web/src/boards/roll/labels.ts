import { getContext, setContext } from "svelte";
import { nameOf } from "../rowWords";
import { type DieName, type FaceName, kindOf, type PhaseName, phaseOf, tileOf } from "./content";
import { faceName, textOf } from "./names";
import { t } from "./words";

/** Whole sentences about the things on this table, for those who hear the page. */

export const phaseName = (phase: PhaseName): string => nameOf(phaseOf(`phase:${phase}`)!);

/** "Éléments rares, face Développer, en colonne Développer." */
export function workerSaid(kind: DieName, face: FaceName | undefined, phase: PhaseName): string {
  const args = { die: nameOf(kindOf(kind)), face: face ? faceName(face) : "", column: phaseName(phase) };
  return t(face ? "roll.table.worker" : "roll.table.worker_faceless", args);
}

/** A die somewhere else than in a column; `place` as references name it. */
export function dieSaid(kind: DieName, place: string): string {
  return t("roll.table.die_at", { die: nameOf(kindOf(kind)), place: placeSaid(place) });
}

export function placeSaid(place: string): string {
  if (place.startsWith("tile.")) return t("roll.table.at.good", { tile: nameOf(tileOf(place.slice("tile.".length))) });
  switch (place) {
    case "cup":
      return t("roll.table.at.cup");
    case "citizenry":
      return t("roll.table.at.citizenry");
    case "dictate":
      return t("roll.table.at.dictate");
    case "select":
      return t("roll.table.at.select");
    case "development":
      return t("roll.table.at.development");
    case "world":
      return t("roll.table.at.world");
    case "spent":
      return t("roll.table.at.spent");
    default:
      return t("roll.table.at.wild");
  }
}

const ANY_COLUMN = Symbol("any column");

/** May the workers that one power moves go to different columns? Some tiles read otherwise then (ROLL-A1). */
export const setAnyColumn = (isAny: () => boolean): void => void setContext(ANY_COLUMN, isAny);

/** A tile with its cost and text; `more` is what else is to be said of it where it lies. */
export function getTileSaid(): (id: string, more?: string) => string {
  const isAny = getContext<() => boolean>(ANY_COLUMN) ?? (() => false);
  return (id, more = "") => {
    const design = tileOf(id);
    const { kind, cost } = design;
    const args = { name: nameOf(design), cost, text: textOf(design, isAny()) };
    return [t(kind === "world" ? "roll.table.world_label" : "roll.table.development_label", args), more]
      .filter(Boolean)
      .join(" ");
  };
}
