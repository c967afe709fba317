import type { DieName } from "../content";
import type { Player } from "../view";

/** How many dice of a kind a player owns, wherever they lie. */
export function ownedBy(player: Player, kind: DieName): number {
  const { cup, citizenry, columns, stacks, tableau } = player;
  const places = [cup, citizenry, ...Object.values(columns), ...Object.values(stacks).map(({ dice }) => dice)];
  const goods = tableau.flatMap((tile) => tile.goods).filter((good) => good === kind).length;
  return places.reduce((sum, dice) => sum + (dice?.[kind] ?? 0), goods);
}
