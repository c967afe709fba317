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
