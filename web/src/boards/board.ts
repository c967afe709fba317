import type { Component } from "svelte";
import type { Sight } from "../table/sight";
import type { Changes } from "./content";

/** What a game looks like. A game without one is played from the list alone. */
export interface BoardModule {
  /** Everything between the top bar and the question: drawn from the sight alone. */
  Board: Component<{ sight: Sight }>;
  /** One thing large, with its full text and where it comes from; absent if nothing has one. */
  Portrait?: Component<{ sight: Sight; thing: string }>;
  /** Has this reference a portrait? */
  hasPortrait(thing: string): boolean;
  /** The round that is played, for the line under the title. */
  round(view: Sight["view"]): number;
  /** Draw tables whose content differs from the game's own; null: the game's own again. */
  useContent?(changes: Changes | null): void;
}
