// All pictures that the client shows as files, by their path under /art/.

import type { Detail } from "./painter/brush.ts";
import { emblem } from "./painter/emblem.ts";
import { planet } from "./painter/planet.ts";
import { emblemOf, worldOf } from "./race.ts";
import { cardBack, DAY_CHART, NIGHT_CHART, starChart } from "./scenes/chart.ts";
import { GAMES, gamePicture } from "./scenes/games.ts";
import { favicon } from "./scenes/icon.ts";
import { DAY, NIGHT, orrery } from "./scenes/orrery.ts";
import type { Sources } from "./sources.ts";
import { planetOf } from "./tiny.ts";

export interface Picture {
  /** Under /art/. */
  readonly path: string;
  /** All that the picture depends on, besides the painter itself. */
  readonly subject: unknown;
  paint(): string;
}

const DETAILS: readonly Detail[] = [0, 1, 2];

/** One picture for each level of detail. */
function inDetail<Spec extends { readonly id: string }>(
  game: string,
  spec: Spec,
  paint: (spec: Spec, detail: Detail) => string,
): Picture[] {
  return DETAILS.map((detail) => ({
    path: `${game}/${spec.id}.${detail}.svg`,
    subject: spec,
    paint: () => paint(spec, detail),
  }));
}

export function gallery({ cards, planets, symbols }: Sources): Picture[] {
  const scene = (path: string, paint: () => string, subject: unknown = null): Picture => ({ path, subject, paint });
  return [
    ...cards.flatMap((card) =>
      card.kind === "world" ? inDetail("race", worldOf(card), planet) : inDetail("race", emblemOf(card), emblem),
    ),
    ...planets.flatMap((each) => inDetail("tiny", planetOf(each), planet)),
    ...GAMES.map((game) => scene(`home/${game}.svg`, () => gamePicture(game, symbols), symbols)),
    scene("orrery-dark.svg", () => orrery(NIGHT)),
    scene("orrery-light.svg", () => orrery(DAY)),
    scene("chart.svg", () => starChart(NIGHT_CHART)),
    scene("chart-light.svg", () => starChart(DAY_CHART)),
    scene("chart-card.svg", cardBack),
    scene("icon.svg", favicon),
  ];
}
