// All pictures that the client shows as files: those of the house, and what each game's folder paints.

import { byGame } from "../src/boards/byGame.ts";
import type { Picture } from "./picture.ts";
import { cardBack, DAY_CHART, NIGHT_CHART, starChart } from "./scenes/chart.ts";
import { type GameScene, gamePicture } from "./scenes/game.ts";
import { appIcon, favicon } from "./scenes/icon.ts";
import { DAY, NIGHT, orrery } from "./scenes/orrery.ts";
import { readSymbols, type Symbols } from "./scenes/symbols.ts";

const PICTURES = import.meta.glob<readonly Picture[]>("../src/boards/*/art/pictures.ts", {
  eager: true,
  import: "pictures",
});
const SCENES = byGame(import.meta.glob<GameScene>("../src/boards/*/art/scene.ts", { eager: true, import: "scene" }));
const SPRITES = import.meta.glob<string>(["./icons.svg", "../src/boards/*/art/icons.svg"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The signs of the house and of the games. */
export const symbols: Symbols = readSymbols(Object.values(SPRITES).join(""));

export function gallery(): Picture[] {
  const scene = (path: string, paint: () => string, subject: unknown = null): Picture => ({ path, subject, paint });
  return [
    ...Object.values(PICTURES).flat(),
    ...[...SCENES].map(([game, paint]) => scene(`home/${game}.svg`, () => gamePicture(paint(symbols)), symbols)),
    scene("home/other.svg", () => gamePicture("")), // of a game from another package
    scene("orrery-dark.svg", () => orrery(NIGHT)),
    scene("orrery-light.svg", () => orrery(DAY)),
    scene("chart.svg", () => starChart(NIGHT_CHART)),
    scene("chart-light.svg", () => starChart(DAY_CHART)),
    scene("chart-card.svg", cardBack),
    scene("icon.svg", favicon),
    scene("app-icon.svg", appIcon), // `tools/icons.py` makes the icons of the app from it
  ];
}
