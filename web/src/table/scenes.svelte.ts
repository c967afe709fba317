import type { Pace } from "../settings.svelte";
import { framesOf, type Scene, type SceneProps } from "./scene";

/** Where several scenes wait, only the last is played; of each of the others so much is seen of how it ended. */
export const GLIMPSE = 120;

/** How a scene may be played now. */
export interface Way {
  readonly pace: Pace;
  readonly still: boolean;
  /** The reader's own time runs: nothing is kept back. */
  readonly isUrgent: boolean;
  /** Others wait behind it. */
  readonly isOneOfMany: boolean;
  /** Was it the reader's own deed, or does it lead to a question to them? Then any press ends it, and answers nothing. */
  readonly shields: boolean;
}

type Playing = Omit<SceneProps, "frame" | "still"> & { readonly scene: Scene; readonly way: Way };

/**
 * The scene that is on: it is played frame by frame, then rests on its last one. While it is played nothing is asked;
 * `end` jumps to the last frame and does nothing else.
 */
export class Scenes {
  now = $state.raw<Playing | null>(null);
  frame = $state(0);
  /** Frames pass: what they lead to is not asked yet. */
  isOn = $state(false);
  readonly shields = $derived(this.isOn && !!this.now?.way.shields);
  /** Nothing moves in it. */
  readonly still = $derived(!this.isOn || !!this.now?.way.still);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reveal = () => {};

  /** `ended`: what else waits may be shown. */
  constructor(private readonly ended: () => void = () => {}) {}

  /** For how long nothing else is shown. `reveal`: the board shows what comes of it. */
  play(playing: Playing, reveal: () => void): number {
    this.clear();
    const { scene, way } = playing;
    const frames = framesOf(scene, way.pace);
    this.now = playing;
    this.reveal = reveal;
    const lasts = way.isUrgent || way.still || way.isOneOfMany ? 0 : frames.reduce((sum, ms) => sum + ms, 0);
    if (!lasts) {
      this.rest();
      return way.isOneOfMany && !way.isUrgent ? GLIMPSE : 0;
    }
    this.isOn = true;
    if (!scene.holds) this.show();
    this.go(0, frames);
    return lasts;
  }

  /** Any press: its last frame, at once. */
  end(): void {
    if (!this.isOn) return;
    this.rest();
    this.ended();
  }

  /** Its last frame has been seen. */
  leave(): void {
    if (this.isOn) return;
    clearTimeout(this.timer);
    this.now = null;
  }

  /** Something newer is to be seen: what this one leads to counts as seen. */
  settle(): void {
    if (this.isOn) this.rest();
  }

  /** Forget it: the table was told anew. */
  clear(): void {
    clearTimeout(this.timer);
    this.reveal = () => {};
    this.isOn = false;
    this.now = null;
  }

  private go(frame: number, frames: readonly number[]): void {
    this.frame = frame;
    const ms = frames[frame];
    if (ms === undefined) this.rest();
    else this.timer = setTimeout(() => this.go(frame + 1, frames), ms);
  }

  private rest(): void {
    clearTimeout(this.timer);
    const { scene, way } = this.now!;
    this.frame = scene.frames.calm.length;
    this.isOn = false;
    this.show();
    this.timer = setTimeout(() => this.leave(), scene.rests[way.pace]);
  }

  private show(): void {
    const { reveal } = this;
    this.reveal = () => {};
    reveal();
  }
}
