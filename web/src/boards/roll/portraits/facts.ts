import type { Lang } from "../../../words/catalog";
import { nameOf } from "../../rowWords";
import { type Content, type Design, goodOf, hasBonus } from "../content";
import { t } from "../words";

/** "Genes world, cost 3, 3 VP.", and what a good of it brings. */
export function factsOf(content: Content, design: Design): string {
  const colour = goodOf(design);
  const isStart = !!(design.faction || design.home); // nobody builds it
  const facts = [
    sortOf(content, design),
    t(isStart ? "roll.portrait.points" : "roll.portrait.cost", { n: design.cost }),
  ];
  if (hasBonus(design)) facts.push(t("roll.portrait.bonus"));
  if (colour) {
    facts.push(t("roll.portrait.price", { n: content.prices[colour] ?? 0 }));
    facts.push(t("roll.portrait.room", { n: content.figures.goods_per_world }));
  }
  return `${facts.join(", ")}.`;
}

export function sortOf(content: Content, design: Design): string {
  const colour = goodOf(design);
  if (colour) return t("roll.portrait.world", { kind: nameOf(content.kindOf(colour)) });
  if (design.kind === "world") return t("roll.portrait.gray_world");
  return t(design.category === "reassign" ? "roll.portrait.reassign" : "roll.portrait.development");
}

/** Which tile of the box it is, if it is none of the bag; and what of it is ours. */
export function notesOf({ faction, home, provenance, name, name_fr_source }: Design, lang: Lang): string[] {
  return [
    faction ? t("roll.portrait.faction", { n: faction }) : home ? t("roll.portrait.home", { n: home }) : "",
    provenance === "sourced" ? "" : t("roll.portrait.invented"),
    lang === "fr" && name_fr_source === "translated" ? t("roll.portrait.translated", { name: name.en }) : "",
  ].filter(Boolean);
}
