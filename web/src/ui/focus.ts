/** What belongs together: where one of its controls goes away, another one is near. */
const GROUP = "dialog, [data-group]";
const PRESSABLE = "button:not([disabled]), a[href], summary, select";

/**
 * Whoever plays by keyboard or listens must not be thrown back to the top of the page when the control they have just
 * used goes away: with an absence that has ended, a cover that is lifted, a button that was pressed once for all. The
 * focus goes on to what is left of the same group, else to the question.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let groups: Element[] = [];

  function note({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return;
    last = target;
    groups = [];
    for (let up = target.closest(GROUP); up; up = up.parentElement?.closest(GROUP) ?? null) groups.push(up);
  }

  function forget(): void {
    last = null; // who points elsewhere has no focus to lose
  }

  function look(): void {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    const group = groups.find((one) => one.isConnected && one.querySelector(PRESSABLE));
    const next = group?.querySelector<HTMLElement>(PRESSABLE) ?? document.getElementById("decision");
    next?.focus({ preventScroll: true });
  }

  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", note);
  document.addEventListener("pointerdown", forget, true);
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", note);
    document.removeEventListener("pointerdown", forget, true);
  };
}
