import type { Component } from "svelte";
import type { Pace } from "../settings.svelte";
import type { Line } from "./lines";
import type { Sight } from "./sight";

/** What a scene's component is given: the moment before, the one it leads to, and how far the scene is. */
export interface SceneProps {
  readonly before: Sight;
  readonly sight: Sight;
  readonly told: readonly Line[];
  /** From 0; the last one lies still and says how it ended. */
  readonly frame: number;
  /** Nothing moves: by the reader's wish, or because there is no time for it. */
  readonly still: boolean;
}

/** Something that is seen to happen before the question that follows it: dice that fall, screens that fold. */
export interface Scene {
  /** Drawn over the board; loaded when it is needed. */
  draws(): Promise<{ default: Component<SceneProps> }>;
  /** For how many milliseconds each frame but the last is seen; meanwhile nothing is asked. */
  readonly frames: Readonly<Record<Exclude<Pace, "at_once">, readonly number[]>>;
  /** How long the last frame stays over the board, which can be answered already, unless a press ends it. */
  readonly rests: Readonly<Record<Pace, number>>;
  /** Does the board show what was before until the last frame? Else it shows at once what comes of it. */
  readonly holds?: boolean;
  /** So many of its frames are one act, where several alike follow each other: each is heard from its beginning. */
  readonly act?: number;
  /** Things of the board that it changes: without motion they are outlined for a moment. */
  readonly changes?: readonly string[];
  /** How it ended, in one sentence to be heard. */
  readonly said: string;
}

/** The scene of what happened between two moments, if there is one; boards give it (`BoardModule.scene`). */
export type SceneOf = (before: Sight, sight: Sight, told: readonly Line[]) => Scene | null;

/** How many milliseconds each of its frames takes, the last one aside. */
export function framesOf(scene: Scene, pace: Pace): readonly number[] {
  return pace === "at_once" ? [] : scene.frames[pace];
}
