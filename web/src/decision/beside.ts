const GAP = 14;
const EDGE = 8;

/** Where a bubble of this width stands, as a style: over a thing of the lower half of the window, under one of the upper half. */
export function beside(anchor: Element, width: number): string {
  const thing = anchor.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(thing.left + thing.width / 2 - width / 2, innerWidth - width - EDGE));
  return thing.top > innerHeight / 2
    ? `left:${left}px;bottom:${innerHeight - thing.top + GAP}px`
    : `left:${left}px;top:${thing.bottom + GAP}px`;
}
