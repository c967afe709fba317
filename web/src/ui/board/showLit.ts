const MARGIN = 20; // px of a thing that must be in sight

/** Scrolls a frame so that something a question speaks of is in sight; to its top if nothing in it is lit. */
export function showLit(frame: HTMLElement | null | undefined): void {
  if (!frame) return;
  const things = [...frame.querySelectorAll<HTMLElement>(".thing.lit")];
  const { top, bottom } = frame.getBoundingClientRect();
  const isSeen = (thing: HTMLElement) => {
    const box = thing.getBoundingClientRect();
    return box.top < bottom - MARGIN && box.bottom > top + MARGIN;
  };
  if (!things.length) frame.scrollTo({ top: 0 });
  else if (!things.some(isSeen)) things[0]?.scrollIntoView({ block: "center" });
}
