import { gone, type Places, places } from "./places";

const DURATION = 1_200; // as the animation of .glows

/** Whatever is new on the board, or has gone somewhere else, is lit up for a moment. */
export function glow(root: HTMLElement, before: Places): void {
  const moved = gone(before, places(root));
  for (const thing of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const name = thing.dataset.thing!;
    if (before.has(name) && !moved.has(name)) continue;
    thing.classList.add("glows");
    setTimeout(() => thing.classList.remove("glows"), DURATION);
  }
}
