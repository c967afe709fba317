import house from "../../art/icons.svg?raw";
import { byGame } from "./byGame";

const OF_GAMES = byGame(import.meta.glob<string>("./*/art/icons.svg", { query: "?raw", import: "default" }));

/** The signs of the house, drawn once in the page and used everywhere by their ids. */
export function showSprite(): void {
  draw(house);
}

/** Those of a game, as soon as something of it is shown. */
export async function showSpriteOf(game: string): Promise<void> {
  const load = OF_GAMES.get(game);
  if (load) draw(await load());
}

function draw(sprite: string): void {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = sprite;
  document.body.prepend(holder);
}
