import type { Sight } from "../../../table/sight";
import type { Figure, Glance, Line } from "../../../ui/glance";
import { type Heads, headed } from "../../glances";
import { nameOf } from "../../rowWords";
import { type Content, contentOf, type Design, goodOf, hasBonus, pictureOf } from "../content";
import { textOf } from "../names";
import { sortOf } from "../portraits/facts";
import { type RollView, STACKS, sizeOf, viewOf } from "../view";
import { t } from "./words";

/** A tile: its powers one by one, what a good of it brings, and how it stands where it lies. */
export function tileGlance(sight: Sight, design: Design): Glance {
  const content = contentOf(sight);
  const view = viewOf(sight);
  return {
    art: pictureOf(design, 1),
    name: nameOf(design),
    kind: t(design.faction || design.home ? "roll.glance.start_tile" : "roll.glance.tile", {
      sort: sortOf(content, design),
      n: design.cost,
    }),
    points: hasBonus(design) ? `${design.cost}+` : design.cost,
    lines: linesOf(content, view, design),
    figures: figuresOf(sight, design),
    rule: goodOf(design) ? "ROLL-10.2" : design.kind === "world" ? "ROLL-8.8" : "ROLL-8.1",
  };
}

function linesOf(content: Content, view: RollView, design: Design): Line[] {
  const colour = goodOf(design);
  const { text } = design;
  const powers = text ? headed(textOf(design, view.variant?.any_column ?? false), headsOf(content, view)) : [];
  if (!colour) return powers;
  const ship = content.phases.find(({ id }) => id === "ship");
  const sale = t("roll.glance.sale", { n: content.prices[colour] ?? 0 });
  return [...powers, { badge: ship?.roman ?? "", words: sale, isNow: view.phase === "ship" }];
}

/** How the box's texts call the moments of a tile. */
function headsOf(content: Content, view: RollView): Heads {
  const phases = content.phases.map(
    (phase) => [nameOf(phase), { badge: phase.roman, isNow: view.phase === phase.id }] as const,
  );
  const once = (id: "settled" | "setup" | "completed") => [t(`roll.glance.head.${id}`), { sign: "card" }] as const;
  return new Map<string, Pick<Line, "badge" | "sign" | "isNow">>([
    ...phases,
    once("settled"),
    once("setup"),
    once("completed"),
    [t("roll.glance.head.assign"), { sign: "reassign", isNow: view.assigning }] as const,
    [t("roll.glance.head.end"), { badge: t("roll.sign.end") }] as const,
  ]);
}

/** Where it lies: what is on it, or what it still needs. */
function figuresOf({ view: seen, seat }: Sight, design: Design): Figure[] {
  const { players = [] } = viewOf({ view: seen });
  const own = seat === null ? undefined : players[seat];
  const stack = own && STACKS.map((name) => own.stacks[name]).find((pile) => pile?.top === design.id);
  const placed = players.flatMap(({ tableau }) => tableau).find(({ tile }) => tile === design.id);
  const figures: Figure[] = [];
  if (stack)
    figures.push({ value: `${sizeOf(stack.dice)}/${stack.cost ?? design.cost}`, words: t("roll.glance.laid") });
  if (placed?.goods.length)
    figures.push({ value: placed.goods.length, words: t("roll.glance.goods", { n: placed.goods.length }) });
  if (placed?.worth !== undefined) figures.push({ value: placed.worth, words: t("roll.glance.worth") });
  return figures;
}
