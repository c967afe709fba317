import icons from "../../art/icons.svg?raw";

/** The signs of the house, drawn once in the page and used everywhere by their ids. */
export function showSprite(): void {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = icons;
  document.body.prepend(holder);
}
