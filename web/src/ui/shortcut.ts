/** Whether a key that was pressed may be a shortcut of the page. */

const FIELD = "textarea, select, [contenteditable], input:not([type=checkbox])";

/** It may, unless it was pressed with another one or is for the field that has the focus: a box takes Space alone. */
export function isShortcut({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest(key === " " ? `${FIELD}, input` : FIELD));
}

/** Is the focus in a dialog or a card, which have keys of their own? */
export function inDialog({ target }: KeyboardEvent): boolean {
  return target instanceof Element && !!target.closest("dialog, [popover]");
}
