import type { Sight } from "../../../table/sight";
import type { Figure, Glance } from "../../../ui/glance";
import { maybe } from "../../../words/t.svelte";
import { type Content, contentOf, type DieRow } from "../content";
import { ownedBy } from "../dice/count";
import { placeSaid } from "../labels";
import { dieName } from "../names";
import { viewOf } from "../view";
import { t } from "./words";

/** A die: where it lies, its six faces, and how many there are. */
export function dieGlance(sight: Sight, die: DieRow, ref: string): Glance {
  const content = contentOf(sight);
  return {
    sign: "die",
    name: dieName(content, die.id),
    kind: placeOf(content, ref),
    faces: die.faces.map((face) => ({ sign: `face-${face}`, tint: `var(--kind-${die.id})` })),
    lines: [{ words: maybe(`roll.portrait.good_at.${die.id}`) ?? "" }],
    figures: figuresOf(sight, die),
    rule: "ROLL-0.4",
  };
}

/** "au gobelet", as `die:home@cup.1` names it. */
function placeOf(content: Content, ref: string): string {
  const [, place = ""] = /@([\w.]+?)(?:\.\d+)?$/.exec(ref) ?? [];
  return place ? placeSaid(content, place) : t("roll.glance.worker");
}

function figuresOf(sight: Sight, die: DieRow): Figure[] {
  const owned = (viewOf(sight).players ?? []).map((player) => ownedBy(player, die.id));
  const left = die.count - owned.reduce((sum, n) => sum + n, 0);
  const own = sight.seat === null ? undefined : owned[sight.seat];
  return [
    ...(own === undefined ? [] : [{ value: own, words: t("roll.glance.yours") }]),
    { value: left, words: t("roll.glance.left_of", { n: die.count }) },
  ];
}
