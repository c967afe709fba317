import type { Component } from "svelte";
import type { Weigh } from "../table/digest";
import type { SceneOf } from "../table/scene";
import type { Sight } from "../table/sight";
import type { Glance } from "../ui/glance";
import type { Question } from "../wire/generated/messages";
import type { Books } from "../words/t.svelte";

/** What the things of a game say to whoever looks twice, in words of their own. */
export interface Glances {
  /** Of a thing, or of another part of the board by its `data-tell`; null: nothing but its label. */
  glance(sight: Sight, thing: string): Glance | null;
  books: Books;
}

/** What a game looks like. A game without one is played from the list alone. */
export interface BoardModule {
  /** Everything between the top bar and the question: drawn from the sight alone. */
  Board: Component<{ sight: Sight }>;
  /** One thing large, with its full text and where it comes from, loaded when somebody looks; absent if nothing has one. */
  portrait?(): Promise<{ default: Component<{ sight: Sight; thing: string }> }>;
  /** Has this reference a portrait? */
  hasPortrait(sight: Sight, thing: string): boolean;
  /** What the portrait of this thing is called, where its reference alone is no name of the game's words; else "". */
  titleOf?(sight: Sight, thing: string): string;
  /** What is told of a thing where the pointer rests, loaded with the first of them. */
  glances?(): Promise<Glances>;
  /** Keys of its own, as they are pressed, with what they do: for the list of shortcuts. */
  keys?(sight: Sight): readonly (readonly [key: string, does: string])[];
  /** Signs of its own, with what they mean: for the list of signs. */
  signs?(sight: Sight): readonly (readonly [sign: string, means: string])[];
  /** What kind of thing this is and when it would be an answer, if that says more than that it is none now; else "". */
  whyNot?(sight: Sight, thing: string): string;
  /** Does the board draw this question beside the game itself? The table shows the others in words (`decision/Beside`). */
  drawsBeside?(question: Question): boolean;
  /** Does the board show who sits where, with marks and clocks? Where it does not, a small screen has a row for it. */
  showsSeats?: boolean;
  /** Do names and clocks stand in its heads on a wide screen? They are told in one place: else the bar above it has them. */
  showsClocks?: boolean;
  /** The round that is played, for the line under the title. */
  round(view: Sight["view"]): number;
  /**
   * How telling an event is (`table/digest.ts`): what is said of an opponent's turn, and which of their deeds are seen one
   * by one. Without it all events are alike.
   */
  telling?: Weigh;
  /** What is seen to happen before the question that follows it, such as dice that fall (`table/scene.ts`). */
  scene?: SceneOf;
}
