/** The arithmetic of a chart of points: scales, lines, labels that keep off each other, and what the lines say. */

/** Round numbers from the least to the most, few enough to be read. */
export function graduations(least: number, most: number, count = 5): number[] {
  const span = Math.max(1, most - Math.min(0, least));
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? power);
  const first = Math.floor(Math.min(0, least) / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** A line that stays level until points change, since nobody has half a point. */
export function trace(points: readonly number[], x: (moment: number) => number, y: (n: number) => number): string {
  const [first = 0] = points;
  let path = `M${tenth(x(0))} ${tenth(y(first))}`;
  points.forEach((n, i) => {
    if (i && n !== points[i - 1]) path += `H${tenth(x(i))}V${tenth(y(n))}`;
  });
  return `${path}H${tenth(x(points.length - 1))}`;
}

/** Places for labels, each as near as possible to where it is wanted and none nearer than `gap` to another. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const placed = [...wanted];
  let floor = low;
  for (const i of order) {
    placed[i] = Math.max(floor, placed[i]!);
    floor = placed[i]! + gap;
  }
  let ceiling = high;
  for (const i of order.reverse()) {
    placed[i] = Math.min(ceiling, placed[i]!);
    ceiling = placed[i]! - gap;
  }
  return placed;
}

/** The moments at which a new round begins. */
export function roundMarks(rounds: readonly number[]): { at: number; round: number }[] {
  let highest = 0;
  return rounds.flatMap((round, at) => {
    if (round <= highest) return [];
    highest = round;
    return [{ at, round }];
  });
}

/** As many of the marks as have room, always in equal steps. */
export function thinned<T>(marks: readonly T[], room: number): T[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((n) => marks.length / n <= room) ?? marks.length;
  return marks.filter((_, i) => step === 1 || (i + 1) % step === 0);
}

/** Who led in the end, since which moment, and how often the lead changed hands; null without a sole leader. */
export function lead(points: readonly (readonly number[])[]): { seat: number; since: number; changes: number } | null {
  let [seat, since, changes] = [-1, 0, 0];
  let ahead = -1;
  const moments = points[0]?.length ?? 0;
  for (let at = 0; at < moments; at++) {
    ahead = soleLeader(points.map((own) => own[at] ?? 0));
    if (ahead < 0 || ahead === seat) continue;
    if (seat >= 0) changes++;
    [seat, since] = [ahead, at];
  }
  return ahead < 0 || points.length < 2 ? null : { seat, since, changes };
}

function soleLeader(now: readonly number[]): number {
  const most = Math.max(...now);
  return now.filter((n) => n === most).length === 1 ? now.indexOf(most) : -1;
}

const tenth = (n: number) => Math.round(n * 10) / 10;
