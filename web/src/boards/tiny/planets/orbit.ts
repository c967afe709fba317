/**
 * The colony track as a ring round its planet: clockwise from START, low on the left, to the symbol, low on the right.
 * All lengths are in units of a square of 240 with the planet in the middle; the page scales it.
 */
export const SIZE = 240;
const MIDDLE = SIZE / 2;
export const RADIUS = 96;
const FROM = 128;
const SWEEP = 284;
/** How far apart two ships stand that share a space: a ship's width. */
const BERTH = 29;
const LANDING = 137;

export interface Spot {
  x: number;
  y: number;
  /** Clockwise from the right, in degrees. */
  angle: number;
}

function spot(angle: number, radius: number): Spot {
  const a = (angle * Math.PI) / 180;
  return { x: MIDDLE + Math.cos(a) * radius, y: MIDDLE + Math.sin(a) * radius, angle };
}

const angleAt = (level: number, advances: number): number => FROM + (SWEEP * level) / advances;

/** A space of the track. 0 is START, `advances` the symbol that colonizes. */
export function space(level: number, advances: number, radius = RADIUS): Spot {
  return spot(angleAt(level, advances), radius);
}

// Ships that share a space: the first on it, the next inside the ring; before START there is room on the ring itself.
const SHARED = [
  { turn: 0, radius: RADIUS },
  { turn: 0, radius: RADIUS - BERTH },
  { turn: 26, radius: RADIUS - BERTH },
  { turn: -26, radius: RADIUS - BERTH },
  { turn: 0, radius: RADIUS - 2 * BERTH },
];
const SHARED_START = [
  { turn: 0, radius: RADIUS },
  { turn: -18, radius: RADIUS },
  { turn: -36, radius: RADIUS },
  { turn: 0, radius: RADIUS - BERTH },
  { turn: -26, radius: RADIUS - BERTH },
];

/** Where the nth ship of a space stands. */
export function berth(level: number, advances: number, nth: number): Spot {
  const shared = level ? SHARED : SHARED_START;
  const { turn, radius } = shared[Math.min(nth, shared.length - 1)]!;
  return spot(angleAt(level, advances) + turn, radius);
}

/** Where the nth of so many landed ships stands, upright: three abreast, the others behind them. */
export function landing(nth: number, count: number): Spot {
  const line = Math.floor(nth / 3);
  const abreast = Math.min(3, count - line * 3);
  return { x: MIDDLE + ((nth % 3) - (abreast - 1) / 2) * (BERTH + 1), y: LANDING - line * (BERTH + 3), angle: 180 };
}

/** The groove of the track, the same round every planet. */
export function groove(): string {
  const start = spot(FROM, RADIUS);
  const end = spot(FROM + SWEEP, RADIUS);
  return `M${point(start)}A${RADIUS} ${RADIUS} 0 1 1 ${point(end)}`;
}

const TICKS_PER_SPACE = 6;

/** The graduation outside the ring: a long tick at each space, short ones between. */
export function graduation(advances: number): { long: string; short: string } {
  const ticks = { long: "", short: "" };
  for (let i = 0; i <= advances * TICKS_PER_SPACE; i++) {
    const isLong = i % TICKS_PER_SPACE === 0;
    const angle = FROM + (SWEEP * i) / (advances * TICKS_PER_SPACE);
    ticks[isLong ? "long" : "short"] += `M${point(spot(angle, 106))}L${point(spot(angle, isLong ? 111 : 108.5))}`;
  }
  return ticks;
}

/** Along the ring in orbit; a ship's point is at its top. */
export const heading = ({ angle }: Spot): number => (angle + 180) % 360;

export const percent = (length: number): string => `${((length / SIZE) * 100).toFixed(2)}%`;

function point({ x, y }: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
