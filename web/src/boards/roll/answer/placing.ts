import type { DieName, PhaseName } from "../content";
import type { Player } from "../view";

/** A worker on its way to the plate of a phase. */
export interface Placing {
  /** As references name it: `die:home@explore.1`. */
  die: string;
  phase: string;
}

/** The player as the table will be when a worker has arrived on its plate; unchanged once it has. */
export function placed(player: Player, placing: Placing | null): Player {
  const [, kind = "", column = ""] = /^die:(\w+)@(\w+)/.exec(placing?.die ?? "") ?? [];
  const columns = player.own_columns;
  if (!placing || player.selector || !columns?.[column]?.[kind]) return player;
  return {
    ...player,
    selected: placing.phase as PhaseName,
    selector: kind as DieName,
    own_columns: { ...columns, [column]: { ...columns[column], [kind]: columns[column][kind] - 1 } },
  };
}
