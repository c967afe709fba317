const FACES = 6;

/** In how many of a hundred rolls so many dice together reach this sum. */
export function chanceOf(dice: number, least: number): number {
  let ways = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, n] of ways)
      for (let face = 1; face <= FACES; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + n);
    ways = next;
  }
  const hits = [...ways].reduce((all, [sum, n]) => (sum >= least ? all + n : all), 0);
  return Math.round((100 * hits) / FACES ** dice);
}
