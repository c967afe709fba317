import type { Sight } from "../../../table/sight";
import type { Glance } from "../../../ui/glance";
import { contentOf } from "../content";
import { sideName } from "../labels";
import { sidesOf, viewOf } from "../view";
import { t } from "./words";

/** The parts of the board that are no things, by their `data-tell`. */
const PARTS: Readonly<Record<string, (sight: Sight, rest: string) => Glance | null>> = {
  dial: endGlance,
  level: levelGlance,
  mat: (sight) => levelGlance(sight, String(sight.seat ?? 0)),
  energy: (sight) => stockGlance(sight, "energy"),
  culture: (sight) => stockGlance(sight, "culture"),
  reroll: (sight) => ({
    sign: "reroll",
    name: t("tiny.reroll"),
    lines: [
      { badge: "1", words: t("tiny.glance.reroll_free") },
      { badge: "+", words: t("tiny.glance.reroll_price", { n: contentOf(sight).contents.reroll.energy }) },
    ],
    figures: [{ value: viewOf(sight).rerolls, words: t("tiny.glance.rerolls", { n: viewOf(sight).rerolls }) }],
    rule: "TINY-2.5",
  }),
  converter: (sight) => ({
    sign: "convert",
    name: t("tiny.converter"),
    kind: t("tiny.glance.once"),
    lines: [{ words: t("tiny.glance.converter", { n: contentOf(sight).contents.converter.spent }) }],
    rule: "TINY-2.6",
  }),
  deck: (sight) => ({
    sign: "deck",
    name: t("tiny.glance.deck", { n: viewOf(sight).deck }),
    lines: [{ words: t("tiny.glance.deck_draw") }],
    rule: "TINY-6.5",
  }),
  bay: () => ({
    sign: "die",
    name: t("tiny.activated"),
    lines: [{ words: t("tiny.glance.bay") }],
    rule: "TINY-2.3",
  }),
  place: () => ({
    sign: "ship",
    name: t("tiny.glance.home"),
    lines: [{ words: t("tiny.glance.home_holds") }],
    rule: "TINY-4.10",
  }),
};

export const partGlance = (sight: Sight, part: string, rest: string): Glance | null =>
  PARTS[part]?.(sight, rest) ?? null;

function endGlance(sight: Sight): Glance {
  const view = viewOf(sight);
  const { vp } = contentOf(sight).contents.end;
  return {
    sign: "vp",
    name: t("tiny.glance.end"),
    kind: t("tiny.glance.end_when"),
    lines: [{ badge: String(vp), words: t("tiny.glance.end_vp", { n: vp }), isNow: view.trigger !== null }],
    figures: sidesOf(view).map((seen, seat) => ({ seat, value: seen.vp, words: sideName(sight, seat) })),
    note: t("tiny.glance.end_note"),
    rule: "TINY-9.1",
  };
}

/** The level of an empire: what it gives, and what the next one costs and brings. */
function levelGlance(sight: Sight, side: string): Glance | null {
  const seen = sidesOf(viewOf(sight))[Number(side)];
  if (!seen) return null;
  const content = contentOf(sight);
  const now = content.empireAt(seen.empire);
  const next = seen.empire < content.empire.length ? content.empireAt(seen.empire + 1) : null;
  return {
    sign: "die",
    name: t("tiny.glance.empire", { n: now.level, of: content.empire.length }),
    kind: sideName(sight, Number(side)),
    points: now.vp,
    lines: [
      { badge: String(now.level), words: t("tiny.glance.gives", { dice: now.dice, ships: now.ships }), isNow: true },
      ...(next
        ? [
            {
              badge: String(next.level),
              words: t("tiny.glance.next", { cost: next.cost, dice: next.dice, ships: next.ships, vp: next.vp }),
            },
          ]
        : []),
    ],
    rule: "TINY-7.2",
  };
}

function stockGlance(sight: Sight, resource: "energy" | "culture"): Glance {
  const { max } = contentOf(sight).contents.resources;
  const seen = sidesOf(viewOf(sight));
  return {
    sign: resource,
    name: sight.words.name(`resource:${resource}`),
    kind: t("tiny.glance.most", { n: max }),
    lines: [
      { badge: "+", words: t(`tiny.glance.${resource}_in`) },
      { badge: "−", words: t(`tiny.glance.${resource}_out`) },
    ],
    figures: seen.map((one, seat) => ({ seat, value: one[resource], words: sideName(sight, seat) })),
    rule: resource === "energy" ? "TINY-5.1" : "TINY-5.2",
  };
}
