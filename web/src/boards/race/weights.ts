/** What changes a tableau or fills a hand is told; who has chosen, kept or paid is not. */
const WEIGHTS: Readonly<Record<string, number>> = {
  placed: 3,
  ended: 3,
  plays: 2,
  sells: 2,
  chips: 2,
  gambles: 2,
  gambles_in_vain: 2,
  spends: 2,
  consumes: 1,
  good: 1,
  drew: 1,
  reveals: 1,
  starts: 1,
};

export const telling = (kind: string): number => WEIGHTS[kind] ?? 0;
