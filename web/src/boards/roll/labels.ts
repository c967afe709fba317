import type { Sight } from "../../table/sight";
import { nameOf } from "../rowWords";
import { type Content, contentOf, type DieName, type FaceName, type PhaseName } from "./content";
import { dieName, faceName, textOf } from "./names";
import { viewOf } from "./view";
import { t } from "./words";

/** Whole sentences about the things on this table, for those who hear the page. */

export const phaseName = (content: Content, phase: PhaseName): string => nameOf(content.phaseOf(`phase:${phase}`)!);

/** "Éléments rares, face Développer, en colonne Développer." */
export function workerSaid(content: Content, kind: DieName, face: FaceName | undefined, phase: PhaseName): string {
  const args = {
    die: nameOf(content.kindOf(kind)),
    face: face ? faceName(content, face) : "",
    column: phaseName(content, phase),
  };
  return t(face ? "roll.table.worker" : "roll.table.worker_faceless", args);
}

/** A die somewhere else than in a column; `place` as references name it. */
export function dieSaid(content: Content, kind: DieName, place: string): string {
  return t("roll.table.die_at", { die: nameOf(content.kindOf(kind)), place: placeSaid(content, place) });
}

/** What a thing is called: "Dé Natif, en Citizenry", a tile or a phase by its name. */
export function titleOf(sight: Pick<Sight, "changes">, thing: string): string {
  const content = contentOf(sight);
  const die = content.dieOf(thing);
  if (!die) return nameOf(content.designOf(thing) ?? content.phaseOf(thing) ?? { name: { en: "", fr: "" } });
  const place = /@([\w.]+?)(?:\.\d+)?$/.exec(thing)?.[1];
  const name = dieName(content, die.id);
  return place ? `${name}, ${placeSaid(content, place)}` : name;
}

export function placeSaid(content: Content, place: string): string {
  const phase = content.phaseOf(`phase:${place}`);
  if (phase) return t("roll.table.at.column", { phase: nameOf(phase) });
  if (place.startsWith("tile."))
    return t("roll.table.at.good", { tile: nameOf(content.tileOf(place.slice("tile.".length))) });
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
    case "virtual":
      return t("roll.table.at.virtual");
    case "spent":
      return t("roll.table.at.spent");
    default:
      return t("roll.table.at.wild");
  }
}

/** A tile with its cost and text; `more` is what else is to be said of it where it lies. */
export function tileSaid(sight: Sight, id: string, more = ""): string {
  const design = contentOf(sight).tileOf(id);
  const { kind, cost } = design;
  const args = { name: nameOf(design), cost, text: textOf(design, viewOf(sight).variant?.any_column ?? false) };
  return [t(kind === "world" ? "roll.table.world_label" : "roll.table.development_label", args), more]
    .filter(Boolean)
    .join(" ");
}
