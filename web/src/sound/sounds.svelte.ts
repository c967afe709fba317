import { type Sound, settings } from "../settings.svelte";
import { type SoundName, strike } from "./tones";

const VOLUMES: Record<Sound, number> = { off: 0, soft: 0.3, full: 0.8 };

/** Plays the sounds of the house, if its reader wants them. Browsers let nothing sound before the first gesture. */
class Sounds {
  private context: AudioContext | undefined;
  private before: Sound = "soft";
  /** What sounded last: there is no other way to see it. */
  latest = $state<SoundName | "">("");

  constructor() {
    if (typeof AudioContext === "undefined") return;
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => this.wake(), { once: true });
  }

  play(name: SoundName): void {
    if (settings.sound === "off" || this.context?.state !== "running") return;
    this.latest = name;
    strike(this.context, name, VOLUMES[settings.sound]);
  }

  set(sound: Sound): void {
    if (settings.sound !== "off") this.before = settings.sound;
    settings.sound = sound;
    settings.keep();
    this.play("chat"); // so that one hears how loud it is
  }

  /** Off, or as it was before. */
  toggle(): void {
    this.set(settings.sound === "off" ? this.before : "off");
  }

  private wake(): void {
    this.context ??= new AudioContext();
    void this.context.resume();
  }
}

export const sounds = new Sounds();
