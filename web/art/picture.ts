import type { Detail } from "./painter/brush.ts";

/** A picture that the client shows as a file. */
export interface Picture {
  /** Under /art/. */
  readonly path: string;
  /** All that the picture depends on, besides the painter itself. */
  readonly subject: unknown;
  paint(): string;
}

export const DETAILS: readonly Detail[] = [0, 1, 2];

/** A thing of a game, once for each level of detail. */
export function inDetail<Spec extends { readonly id: string }>(
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
