/** What changes an empire or moves the end nearer is told; who is ready, or got dice back, is not. */
const WEIGHTS: Readonly<Record<string, number>> = {
  completes: 3,
  pool_empty: 3,
  ended: 3,
  consumes: 2,
  trades: 2,
  chips: 2,
  buys_vp: 2,
  selects: 2,
  phase: 1,
  scouts: 1,
  stocks: 1,
  puts: 1,
  produces: 1,
  recruits: 1,
  recalls: 1,
  removes: 1,
  starts: 1,
};

export const telling = (kind: string): number => WEIGHTS[kind] ?? 0;
