import type { Draft } from "../../../decision/draft.svelte";
import type { Content } from "../content";
import { promptOf } from "../question";
import type { Player } from "../view";

/** Where the coin would stand after the answer in the making; undefined: the answer is not about credits. */
export function creditsThen({ figures }: Content, draft: Draft | null, { credits }: Player): number | undefined {
  const gain = gainOf(figures, draft);
  return gain === undefined ? undefined : Math.max(0, Math.min(figures.credits_max, credits + gain));
}

function gainOf(figures: Content["figures"], draft: Draft | null): number | undefined {
  const [picked] = draft?.picked ?? [];
  const n = picked?.text?.[1].n;
  switch (promptOf(draft?.question)) {
    case "ask.recruit":
      return -draft!.picks.length * figures.recruit_cost;
    case "ask.ship":
      return picked?.ref?.endsWith(">trade") && typeof n === "number" ? n : undefined;
    case "ask.explore":
      return picked?.ref?.startsWith("task:stock") ? (typeof n === "number" ? n : figures.stock_credits) : undefined;
    default:
      return undefined;
  }
}
