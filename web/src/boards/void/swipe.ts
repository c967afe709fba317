/** Further than this a finger has drawn the sheet down, and not just pressed. */
const DRAWN = 56;

/** A finger that draws a sheet down puts it away; what is scrolled on it is scrolled first. */
export function swipedDown(close: () => void): (sheet: HTMLElement) => () => void {
  return (sheet) => {
    let from: Touch | undefined;
    const start = (event: TouchEvent) => {
      const page = (event.target as Element).closest(".page");
      from = event.touches.length === 1 && !page?.scrollTop ? event.touches[0] : undefined;
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const to = changedTouches[0];
      const down = from && to ? to.clientY - from.clientY : 0;
      if (down > DRAWN && down > 2 * Math.abs(to!.clientX - from!.clientX)) close();
      from = undefined;
    };
    sheet.addEventListener("touchstart", start, { passive: true });
    sheet.addEventListener("touchend", end, { passive: true });
    return () => {
      sheet.removeEventListener("touchstart", start);
      sheet.removeEventListener("touchend", end);
    };
  };
}
