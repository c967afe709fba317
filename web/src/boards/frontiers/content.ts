import developmentFile from "../../../../src/astrarium/games/frontiers/content/developments.toml";
import tableFile from "../../../../src/astrarium/games/frontiers/content/table.toml";
import worldFile from "../../../../src/astrarium/games/frontiers/content/worlds.toml";
import type { Changes } from "../../table/content";
import { Box, contentFinder, contentsOf, type Detail, gallery } from "../box";
import type {
  ActionRow,
  Contents,
  Development,
  Goal,
  GoodRow,
  Mat,
  Power,
  PriceBonus,
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

/** What a reference such as `world:old_earth`, `development:drop_ships@1` or `good:rare` speaks of. */
export type Spoken =
  | { world: World }
  | { development: Development }
  | { good: GoodRow }
  | { action: ActionRow }
  | { goal: Goal };

/** What a table plays with: rows and figures of the box, or of a content pack. */
export class Content extends Box<Contents> {
  readonly figures = this.contents.figures;

  constructor(changes: Changes | null) {
    super(OWN, changes);
  }

  worldOf(id: string): World {
    return this.rowOf("world", id);
  }

  developmentOf(id: string): Development {
    return this.rowOf("development", id);
  }

  spokenOf(ref: string): Spoken | undefined {
    const [sort, id = ""] = ref.replace(/@.*/, "").split(":");
    if (sort === "good") return this.#goodSpokenOf(id);
    const world = sort === "world" && this.maybeRow("world", id);
    const development = sort === "development" && this.maybeRow("development", id);
    const action = sort === "action" && this.maybeRow("action", id);
    const goal = sort === "goal" && this.maybeRow("goal", id);
    if (world) return { world };
    if (development) return { development };
    if (action) return { action };
    return goal ? { goal } : undefined;
  }

  /** A kind of good; or the good that lies on a colony, which is of the colony's kind if that is known. */
  #goodSpokenOf(id: string): Spoken | undefined {
    const world = this.maybeRow("world", id);
    const good = this.maybeRow("good", world?.good ?? id);
    if (good) return { good };
    return world && { world };
  }

  /** The other side of a development, where there is one (FRONT-0.10). */
  otherSideOf({ id }: Development): Development | undefined {
    const stack = this.contents.stack.find(({ white, back }) => white === id || back === id);
    const other = stack?.white === id ? stack.back : stack?.white;
    return other ? this.maybeRow("development", other) : undefined;
  }

  /** The mat on which a world is a start colony. */
  matOf({ id }: World): Mat | undefined {
    return this.contents.mat.find(({ white, back }) => id === white || id === back);
  }
}

/** What is in the box, whatever a table plays with. */
export const BOX = new Content(null);

/** What the table of a sight plays with. */
export const contentOf = contentFinder(BOX, (changes) => new Content(changes));

export const isWorld = (tile: Tile): tile is World => !("size" in tile);

/** The kind of good that a world has, or that is counted: a file may say that there is none. */
export const kindOf = ({ good }: Pick<World, "good">): Scope | undefined => (good === "none" ? undefined : good);

/** Its VP are a "?": they depend on the whole empire (FRONT-11.4). */
export const hasBonus = ({ powers = [] }: Pick<Tile, "powers">): boolean => powers.some(({ phase }) => phase === "end");

/** How many places a development covers (FRONT-0.8). */
export const spacesOf = ({ size }: Development): number => (size === "large" ? 2 : 1);

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
