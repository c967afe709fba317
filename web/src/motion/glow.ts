import { isFar, type Places } from "./travel";

const DURATION = 1_200; // as the animation of .glows

/** Whatever is new on the board, or has gone somewhere else, is lit up for a moment. */
export function glow(root: HTMLElement, before: Places): void {
  for (const thing of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const from = before.get(thing.dataset.thing!);
    if (from && !isFar(from, thing.getBoundingClientRect())) continue;
    thing.classList.add("glows");
    setTimeout(() => thing.classList.remove("glows"), DURATION);
  }
}
