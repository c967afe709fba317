import type { Sight } from "../../table/sight";
import { nameOf } from "../rowWords";
import { contentOf } from "./content";
import { KEY_OF_ACTION } from "./signs";
import { viewOf } from "./view";
import { t } from "./words";

/** What keys do on this board: the actions that this game has, and the ways over the map. */
export function shortcuts(sight: Sight): [key: string, does: string][] {
  const content = contentOf(sight);
  const actions = viewOf(sight).actions.flatMap((action): [string, string][] => {
    const row = content.maybeRow("action", action);
    const key = KEY_OF_ACTION[action];
    return row && key ? [[key, nameOf(row)]] : [];
  });
  return [
    ...actions,
    ["1 – 4", t("void.keys.cards")],
    [t("void.keys.arrows"), t("void.keys.map")],
    [t("void.keys.pages"), t("void.keys.lit")],
    ["H", t("void.keys.home")],
    ["F", t("void.keys.fleet")],
    ["+ −", t("void.keys.zoom")],
    ["Alt 1 – 3", t("void.keys.layers")],
    ["T", t("void.keys.research")],
    ["O", t("void.keys.deals")],
  ];
}
