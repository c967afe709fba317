import type { Draft } from "./draft.svelte";
import { keyAt, pickingKey } from "./keys.svelte";

/** Pick what this key stands for on the board; was there such a thing? */
export function pickSeen(draft: Draft, event: KeyboardEvent): boolean {
  // A board that draws its things in its own way has them in the order of the list.
  return draft.keys.press(pickingKey(event)) || (draft.keys.isEmpty && pickListed(draft, event));
}

/** Pick the option at this key's place in the list. */
export function pickListed(draft: Draft, event: KeyboardEvent): boolean {
  const key = pickingKey(event);
  const found = key && draft.question?.options.find((_, place) => keyAt(place) === key);
  if (found) draft.press(found.code);
  return !!found;
}
