/** How many things that can be chosen lie out of sight in a frame that scrolls, and the nearest of them on each side. */
export interface Beyond {
  readonly above: number;
  readonly below: number;
  readonly nearest: { readonly above: HTMLElement | undefined; readonly below: HTMLElement | undefined };
}

const SEEN = 0.5; // this share of a thing must be in sight for one to notice it

export function beyond(frame: HTMLElement): Beyond {
  const { top, bottom } = frame.getBoundingClientRect();
  const things = [...frame.querySelectorAll<HTMLElement>(".thing.lit")];
  const middleOf = (thing: HTMLElement) => {
    const box = thing.getBoundingClientRect();
    return box.top + box.height * SEEN;
  };
  const above = things.filter((thing) => middleOf(thing) < top);
  const below = things.filter((thing) => middleOf(thing) > bottom);
  return { above: above.length, below: below.length, nearest: { above: above.at(-1), below: below[0] } };
}
