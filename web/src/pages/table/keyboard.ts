/** What the keys do at a table, outside of fields. */
import type { Draft } from "../../decision/draft.svelte";
import { pickListed, pickSeen } from "../../decision/shortcuts";
import { isShortcut } from "../../ui/shortcut";

/** What a pointer has pressed keeps no focus if it would take Enter: the primary button, which shows that key, has it. */
export function letGo({ target, detail }: MouseEvent): void {
  const pressed = (target as Element).closest?.<HTMLElement>(
    ":is(.board, .prompt) button:not(.press), .board [data-enter] .press",
  );
  if (detail && pressed === document.activeElement) pressed?.blur();
}

/** Was the key meant for the table at all? `acts` are the single letters. */
export function press(
  event: KeyboardEvent,
  draft: Draft,
  listIsOpen: boolean,
  acts: Record<string, () => void>,
): boolean {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || !isShortcut(event)) return false;
  const inDialog = !!target.closest("dialog");
  if (inDialog ? listIsOpen && pickListed(draft, event) : pickSeen(draft, event)) return true;
  const isFree = listIsOpen || (!inDialog && !target.closest("button:not(.press), a, summary"));
  if (event.key === "Enter" && draft.goes && isFree) {
    event.preventDefault();
    if (!event.repeat && !draft.isUnread(event.timeStamp)) void draft.go();
  } else if (!inDialog) {
    acts[event.key.toLowerCase()]?.();
  }
  return true;
}
