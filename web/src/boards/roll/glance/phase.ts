import type { Sight } from "../../../table/sight";
import type { Figure, Glance } from "../../../ui/glance";
import { nameOf } from "../../rowWords";
import { contentOf, goodOf, type PhaseName, type PhaseRow } from "../content";
import { columnsOf, goodsOf, selectorsOf, sizeOf, standingsOf, viewOf } from "../view";
import { t } from "./words";

/** The statement that sums it up. */
const RULES: Readonly<Record<PhaseName, string>> = {
  explore: "ROLL-7.1",
  develop: "ROLL-8.1",
  settle: "ROLL-8.1",
  produce: "ROLL-9.1",
  ship: "ROLL-10.1",
};

/** A phase: what its workers do, who has chosen it, and what the reader has for it. */
export function phaseGlance(sight: Sight, phase: PhaseRow): Glance {
  const content = contentOf(sight);
  const isNow = viewOf(sight).phase === phase.id;
  const say = (id: "" | "_more") => t(`roll.glance.phase.${phase.id}${id}`, { ...content.figures, ...content.prices });
  return {
    sign: `face-${phase.id}`,
    name: t("roll.glance.phase", { roman: phase.roman, name: nameOf(phase) }),
    kind: stateOf(sight, phase),
    lines: [{ badge: phase.roman, words: `${say("")} ${say("_more")}`, isNow }],
    figures: figuresOf(sight, phase.id),
    rule: RULES[phase.id],
  };
}

/** "choisie par Dondi, à venir" */
function stateOf(sight: Sight, phase: PhaseRow): string {
  const view = viewOf(sight);
  const standing = standingsOf(contentOf(sight), view).get(phase.id) ?? "open";
  if (standing === "open") return t("roll.glance.open");
  const names = selectorsOf(view, phase.id).map(({ seat }) => sight.words.name(`seat:${seat}`));
  const by = names.length ? [t("roll.table.selected_by", { name: names.join(", ") })] : [];
  return [...by, t(`roll.table.standing.${standing}`)].join(", ");
}

function figuresOf(sight: Sight, phase: PhaseName): Figure[] {
  const view = viewOf(sight);
  const player = sight.seat === null ? undefined : view.players[sight.seat];
  if (!player) return [];
  const workers = sizeOf(columnsOf(view, player)[phase]);
  const figures: Figure[] = [{ value: workers, words: t(`roll.glance.workers.${phase}`, { n: workers }) }];
  const content = contentOf(sight);
  const worlds = player.tableau.filter(({ tile }) => goodOf(content.tileOf(tile)));
  const free = worlds.filter(({ goods }) => !goods.length).length;
  if (phase === "produce") figures.push({ value: free, words: t("roll.glance.free_worlds", { n: free }) });
  if (phase === "ship") figures.push({ value: goodsOf(player), words: t("roll.glance.goods", { n: goodsOf(player) }) });
  return figures;
}
