const SPRITES = import.meta.glob<string>(["../../art/icons.svg", "./*/art/icons.svg"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The signs of the house and of the games, drawn once in the page and used everywhere by their ids. */
export function showSprite(): void {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = Object.values(SPRITES).join("");
  document.body.prepend(holder);
}
