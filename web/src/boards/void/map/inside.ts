const EDGE = 6;

/** Moves what opens at a pennant sideways until all of it lies on the map. */
export function inside(element: HTMLElement): void {
  const map = element.closest(".stage")?.getBoundingClientRect();
  if (!map) return;
  const { left, right } = element.getBoundingClientRect();
  const out = Math.max(0, right + EDGE - map.right) - Math.max(0, map.left + EDGE - left);
  if (out) element.style.marginLeft = `${-out}px`;
}
