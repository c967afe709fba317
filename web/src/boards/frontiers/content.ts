import developmentFile from "../../../../src/astrarium/games/frontiers/content/developments.toml";
import tableFile from "../../../../src/astrarium/games/frontiers/content/table.toml";
import worldFile from "../../../../src/astrarium/games/frontiers/content/worlds.toml";
import type { Changes } from "../../table/content";
import { type Content, merged } from "../box";
import type {
  ActionName,
  ActionRow,
  DevelopmentRow,
  Figures,
  GoalRow,
  GoodRow,
  MatRow,
  StackRow,
  TileRow,
  When,
  WorldRow,
} from "./rows";

export type * from "./rows";

interface Box {
  world: readonly WorldRow[];
  development: readonly DevelopmentRow[];
  good: readonly GoodRow[];
  action: readonly ActionRow[];
  stack: readonly StackRow[];
  mat: readonly MatRow[];
  goal: readonly GoalRow[];
  figures: Figures;
}

const OWN = { ...worldFile, ...developmentFile, ...tableFile } as Content;
const PAINTED = new Set([...(OWN as unknown as Box).world, ...(OWN as unknown as Box).development].map(({ id }) => id));

export let WORLDS: Box["world"];
export let DEVELOPMENTS: Box["development"];
export let GOODS: Box["good"];
export let ACTIONS: Box["action"];
export let STACKS: Box["stack"];
export let MATS: Box["mat"];
export let GOALS: Box["goal"];
export let FIGURES: Figures;
let worlds: ReadonlyMap<string, WorldRow>;
let developments: ReadonlyMap<string, DevelopmentRow>;
let goods: ReadonlyMap<string, GoodRow>;
let actions: ReadonlyMap<string, ActionRow>;
let goals: ReadonlyMap<string, GoalRow>;

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** What is drawn from now on: the game's own content, with the changes of a table that has another. */
export function useContent(changes: Changes | null): void {
  const box = (changes ? merged(OWN, changes) : OWN) as unknown as Box;
  WORLDS = box.world;
  DEVELOPMENTS = box.development;
  GOODS = box.good;
  ACTIONS = box.action;
  STACKS = box.stack;
  MATS = box.mat;
  GOALS = box.goal;
  FIGURES = box.figures;
  worlds = byId(WORLDS);
  developments = byId(DEVELOPMENTS);
  goods = byId(GOODS);
  actions = byId(ACTIONS);
  goals = byId(GOALS);
}

useContent(null);

function known<Row>(row: Row | undefined, id: string): Row {
  if (!row) throw new RangeError(`nothing is called ${id}`);
  return row;
}

export const worldOf = (id: string): WorldRow => known(worlds.get(id), id);
export const developmentOf = (id: string): DevelopmentRow => known(developments.get(id), id);
export const tileOf = (id: string): WorldRow | DevelopmentRow => known(worlds.get(id) ?? developments.get(id), id);
export const goodOf = (id: string): GoodRow => known(goods.get(id), id);
export const actionOf = (id: string): ActionRow => known(actions.get(id), id);
export const goalOf = (id: string): GoalRow => known(goals.get(id), id);

export const isWorld = (tile: WorldRow | DevelopmentRow): tile is WorldRow => !("size" in tile);

/** What a reference such as `world:old_earth`, `development:drop_ships@1` or `good:rare` speaks of. */
export type Spoken =
  | { world: WorldRow }
  | { development: DevelopmentRow }
  | { good: GoodRow }
  | { action: ActionRow }
  | { goal: GoalRow };

export function spokenOf(ref: string): Spoken | undefined {
  const [sort, id = ""] = ref.replace(/@.*/, "").split(":");
  if (sort === "good") return goodSpokenOf(id);
  const world = sort === "world" && worlds.get(id);
  const development = sort === "development" && developments.get(id);
  const action = sort === "action" && actions.get(id);
  const goal = sort === "goal" && goals.get(id);
  if (world) return { world };
  if (development) return { development };
  if (action) return { action };
  return goal ? { goal } : undefined;
}

/** A kind of good; or the good that lies on a colony, which is of the colony's kind if that is known. */
function goodSpokenOf(id: string): Spoken | undefined {
  const world = worlds.get(id);
  const good = goods.get(world?.good ?? id);
  if (good) return { good };
  return world && { world };
}

/** Its VP are a "?": they depend on the whole empire (FRONT-11.4). */
export const hasBonus = ({ powers = [] }: TileRow): boolean => powers.some(({ phase }) => phase === "end");

/** How many places a development covers (FRONT-0.8). */
export const spacesOf = ({ size }: DevelopmentRow): number => (size === "large" ? 2 : 1);

/** The other side of a development, where there is one (FRONT-0.10). */
export function otherSideOf({ id }: DevelopmentRow): DevelopmentRow | undefined {
  const stack = STACKS.find(({ white, back }) => white === id || back === id);
  const other = stack?.white === id ? stack.back : stack?.white;
  return other ? developments.get(other) : undefined;
}

/** The mat on which a world is a start colony. */
export const matOf = ({ id }: WorldRow): MatRow | undefined =>
  MATS.find(({ white, back }) => id === white || id === back);

/** A tile's picture, the more detailed the larger it is shown; tiles that nobody has painted share one. */
export function pictureOf(tile: WorldRow | DevelopmentRow, detail: 0 | 1 | 2): string {
  const any = isWorld(tile) ? "any_world" : "any_development";
  return `/art/frontiers/${PAINTED.has(tile.id) ? tile.id : any}.${detail}.svg`;
}

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
