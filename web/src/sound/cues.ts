import type { SoundName } from "./tones";

/** What of a table can be heard. */
export interface Heard {
  /** The version with its events by others, as long as no later one had any. */
  readonly deed: number;
  readonly question: number | null;
  readonly over: boolean;
  /** The number of the latest line of chat by somebody else. */
  readonly said: number;
  /** Is nobody looking at the page? */
  readonly hidden: boolean;
}

/** The one sound that a change makes, if any: the most important. Who comes to a table hears nothing of what was before. */
export function soundOf(before: Heard | null, now: Heard): SoundName | null {
  if (!before) return null;
  if (now.over && !before.over) return "over";
  // One's own answer that leads to the next question is no news, unless one has gone away meanwhile.
  const comes = now.question !== null && now.question !== before.question;
  if (comes && (before.question === null || now.hidden)) return "turn";
  if (now.said > before.said) return "chat";
  if (now.deed > before.deed && !now.hidden) return "beat";
  return null;
}

/** What the frames of a scene sound like, from the second on; the first and whatever comes later are silent. */
const OF_FRAMES: readonly (SoundName | null)[] = [null, "dice", "settle", "verdict"];

/** How far a scene is. */
export interface Seen {
  readonly frame: number;
  /** Frames pass: else it rests on its last one. */
  readonly isOn: boolean;
  /** So many frames are one act, if there are several alike. */
  readonly act?: number | undefined;
}

/** What is heard as a scene comes to another frame; nothing of one that was not played, or that only begins. */
export function soundOfFrame(before: Seen | null, now: Seen | null): SoundName | null {
  if (!now || !before?.isOn || now.frame === before.frame) return null;
  return OF_FRAMES[now.frame % (now.act ?? Number.POSITIVE_INFINITY)] ?? null;
}
