import developmentFile from "../../../../src/astrarium/games/frontiers/content/developments.toml";
import tableFile from "../../../../src/astrarium/games/frontiers/content/table.toml";
import worldFile from "../../../../src/astrarium/games/frontiers/content/worlds.toml";
import type { Changes } from "../../table/content";
import { Box, contentsOf, type Detail, gallery } from "../box";
import type {
  ActionRow,
  Contents,
  Development,
  Goal,
  GoodRow,
  Mat,
  Power,
  PriceBonus,
  Stack,
  World,
} from "./content.generated";

export type * from "./content.generated";
export type GoodName = GoodRow["id"];
export type ActionName = ActionRow["id"];
/** When a power counts, as printed beside it. */
export type When = Power["phase"];
/** Which goods, or worlds of which kind, a power is about. */
export type Scope = PriceBonus["scope"];
export type Tile = World | Development;

const OWN = contentsOf<Contents>(worldFile, developmentFile, tableFile);
const picture = gallery("frontiers", [...OWN.world, ...OWN.development]);

export let WORLDS: readonly World[];
export let DEVELOPMENTS: readonly Development[];
export let GOODS: readonly GoodRow[];
export let ACTIONS: readonly ActionRow[];
export let STACKS: readonly Stack[];
export let MATS: readonly Mat[];
export let GOALS: readonly Goal[];
export let FIGURES: Contents["figures"];
let box: Box<Contents>;

/** What is drawn from now on: the game's own content, with the changes of a table that has another. */
export function useContent(changes: Changes | null): void {
  box = new Box(OWN, changes);
  ({ world: WORLDS, development: DEVELOPMENTS, good: GOODS, action: ACTIONS } = box.contents);
  ({ stack: STACKS, mat: MATS, goal: GOALS, figures: FIGURES } = box.contents);
}

useContent(null);

export const worldOf = (id: string): World => box.rowOf("world", id);
export const developmentOf = (id: string): Development => box.rowOf("development", id);
export const tileOf = (id: string): Tile => box.maybeRow("world", id) ?? developmentOf(id);
export const goodOf = (id: string): GoodRow => box.rowOf("good", id);
export const goalOf = (id: string): Goal => box.rowOf("goal", id);

export const isWorld = (tile: Tile): tile is World => !("size" in tile);

/** What a reference such as `world:old_earth`, `development:drop_ships@1` or `good:rare` speaks of. */
export type Spoken =
  | { world: World }
  | { development: Development }
  | { good: GoodRow }
  | { action: ActionRow }
  | { goal: Goal };

export function spokenOf(ref: string): Spoken | undefined {
  const [sort, id = ""] = ref.replace(/@.*/, "").split(":");
  if (sort === "good") return goodSpokenOf(id);
  const world = sort === "world" && box.maybeRow("world", id);
  const development = sort === "development" && box.maybeRow("development", id);
  const action = sort === "action" && box.maybeRow("action", id);
  const goal = sort === "goal" && box.maybeRow("goal", id);
  if (world) return { world };
  if (development) return { development };
  if (action) return { action };
  return goal ? { goal } : undefined;
}

/** A kind of good; or the good that lies on a colony, which is of the colony's kind if that is known. */
function goodSpokenOf(id: string): Spoken | undefined {
  const world = box.maybeRow("world", id);
  const good = box.maybeRow("good", world?.good ?? id);
  if (good) return { good };
  return world && { world };
}

/** The kind of good that a world has, or that is counted: a file may say that there is none. */
export const kindOf = ({ good }: Pick<World, "good">): Scope | undefined => (good === "none" ? undefined : good);

/** Its VP are a "?": they depend on the whole empire (FRONT-11.4). */
export const hasBonus = ({ powers = [] }: Pick<Tile, "powers">): boolean => powers.some(({ phase }) => phase === "end");

/** How many places a development covers (FRONT-0.8). */
export const spacesOf = ({ size }: Development): number => (size === "large" ? 2 : 1);

/** The other side of a development, where there is one (FRONT-0.10). */
export function otherSideOf({ id }: Development): Development | undefined {
  const stack = STACKS.find(({ white, back }) => white === id || back === id);
  const other = stack?.white === id ? stack.back : stack?.white;
  return other ? box.maybeRow("development", other) : undefined;
}

/** The mat on which a world is a start colony. */
export const matOf = ({ id }: World): Mat | undefined => MATS.find(({ white, back }) => id === white || id === back);

/** A tile's picture, the more detailed the larger it is shown; tiles that nobody has painted share one. */
export const pictureOf = (tile: Tile, detail: Detail): string =>
  picture(tile.id, isWorld(tile) ? "any_world" : "any_development", detail);

/** The sign of an action tile. */
export const SIGN_OF_ACTION: Readonly<Record<ActionName, string>> = {
  retreat: "retreat",
  develop: "develop",
  explore: "explore",
  settle: "settle",
  produce: "produce",
  trade_consume: "trade",
  send_envoys: "envoys",
  plan_goals: "goal",
};

/** The action in which powers with this sign work; what counts at the end has none (FRONT-3.1). */
export const ACTION_OF: Readonly<Record<When, ActionName | null>> = {
  explore: "explore",
  develop: "develop",
  settle: "settle",
  produce: "produce",
  trade: "trade_consume",
  consume: "trade_consume",
  end: null,
};
