import type { Content } from "../content";
import { columnsOf, counted, type Dice, type Player, type RollView } from "../view";
import { laidOf } from "./faces";

/** Every place where a player's dice lie, as references name it, and what lies there. */
export function placesOf(content: Content, view: RollView, player: Player): Record<string, Dice> {
  const isBehindScreen = view.assigning && !!player.own_columns;
  return {
    // While workers are assigned the cup is empty: what was in it lies behind the screen.
    cup: isBehindScreen ? {} : player.cup,
    citizenry: player.citizenry,
    dictate: player.dictated,
    select: player.selector ? { [player.selector]: 1 } : {},
    wild: counted(laidOf(content, view, player).waiting.map(({ kind }) => kind)),
    ...columnsOf(view, player),
    development: player.stacks.development?.dice ?? {},
    world: player.stacks.world?.dice ?? {},
    ...Object.fromEntries(player.tableau.map(({ tile, goods }) => [`tile.${tile}`, counted(goods)])),
  };
}
