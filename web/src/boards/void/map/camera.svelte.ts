import { ORIGIN, type Point } from "../galaxy/geometry";
import type { Bounds } from "../galaxy/rotation";
import { distanceOf } from "../galaxy/sizes";

/** Room around the galaxy, in sides of a hexagon. */
const MARGIN = 0.08;
const LEAST = 0.75;
const MOST_SIDE = 300;
/** On a small screen the map begins so large that it can be read, and is panned. */
const READABLE = 122;
const SETTLE = 140;
/** What is nearer to the edge of the stage than this is not in sight. */
const EDGE = 20;

function edges(points: readonly Point[]): [number, number, number, number] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

/**
 * What part of the galaxy is in sight. While a gesture goes on, the whole layer is moved and scaled as one picture; when
 * it rests, everything is laid out anew at the new size, with words and pennants as large as before.
 */
export class Camera {
  width = $state(0);
  height = $state(0);
  bounds = $state.raw<Bounds>({ left: -1, top: -1, right: 1, bottom: 1 });
  /** How many times as large as the whole galaxy in sight. */
  zoom = $state(1);
  /** From the middle of the stage to the middle of the galaxy, in pixels. */
  shift = $state.raw<Point>(ORIGIN);
  /** By how much the layer is scaled until the gesture rests. */
  scale = $state(1);
  isFlying = $state(false);
  /** What would have shown all when the zoom was chosen. */
  #fitted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly fit = $derived.by(() => {
    const { left, top, right, bottom } = this.bounds;
    return Math.max(20, Math.min(this.width / (right - left + MARGIN), this.height / (bottom - top + MARGIN)));
  });
  /** A hexagon's side on the screen. */
  readonly side = $derived(this.fit * this.zoom);
  readonly distance = $derived(distanceOf(this.side));
  readonly isWhole = $derived(this.zoom * this.scale <= 1.01);
  readonly transform = $derived.by(() => {
    const { left, top, right, bottom } = this.bounds;
    const k = this.scale;
    const x = this.width / 2 + this.shift.x - ((left + right) / 2) * this.side * k;
    const y = this.height / 2 + this.shift.y - ((top + bottom) / 2) * this.side * k;
    return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${k.toFixed(4)})`;
  });

  /**
   * Another size of the stage, or of the galaxy: all of it in sight and in the middle again; or, if one has come nearer,
   * as near as before and over the same place.
   */
  refit(): void {
    const before = this.#fitted;
    if (!this.width || !this.height || before === this.fit) return;
    this.#fitted = this.fit;
    if (!before) return;
    this.#settle();
    this.zoom = this.zoom > 1 ? Math.max(1, (this.zoom * before) / this.fit) : this.zoom;
    this.shift = this.zoom > 1 ? this.#held(this.shift) : ORIGIN;
  }

  pan(dx: number, dy: number): void {
    this.shift = this.#held({ x: this.shift.x + dx, y: this.shift.y + dy });
    this.#rest();
  }

  /** Larger or smaller by a factor, with a point of the stage held in place. */
  zoomAt(factor: number, x = this.width / 2, y = this.height / 2): void {
    const now = this.zoom * this.scale;
    const wanted = Math.max(LEAST, Math.min(Math.max(MOST_SIDE / this.fit, 1), now * factor));
    const k = wanted / now;
    const from = { x: x - this.width / 2, y: y - this.height / 2 };
    this.scale *= k;
    this.shift = this.#held({ x: from.x + (this.shift.x - from.x) * k, y: from.y + (this.shift.y - from.y) * k });
    this.#rest();
  }

  /** The whole galaxy. */
  showAll(): void {
    this.#fly(() => {
      this.zoom = 1;
      this.scale = 1;
      this.shift = ORIGIN;
    });
  }

  /** So large that names can be read, with this point of the stage held in place. */
  readAt({ x, y }: Point): void {
    this.#fly(() => this.zoomAt(READABLE / this.side, x, y));
  }

  /** So large that names can be read. */
  showReadable(): void {
    this.zoom = Math.max(1, READABLE / this.fit);
    this.scale = 1;
  }

  /** Bring these points of the galaxy into sight, unless they are already; one of them if there is no room for all. */
  showPoints(points: readonly Point[]): void {
    if (!points.length || !this.width) return;
    const { left, top, right, bottom } = this.bounds;
    const at = points.map(({ x, y }) => ({
      x: this.width / 2 + this.shift.x + (x - (left + right) / 2) * this.side,
      y: this.height / 2 + this.shift.y + (y - (top + bottom) / 2) * this.side,
    }));
    const isSeen = ({ x, y }: Point) => x > EDGE && y > EDGE && x < this.width - EDGE && y < this.height - EDGE;
    if (at.every(isSeen)) return;
    if (this.isWhole) return this.showAll();
    const [west, east, north, south] = edges(at);
    const fits = east - west < this.width - 2 * EDGE && south - north < this.height - 2 * EDGE;
    if (!fits && at.some(isSeen)) return;
    const aim = fits ? { x: (west + east) / 2, y: (north + south) / 2 } : at[0]!;
    const dx = this.width / 2 - aim.x;
    const dy = this.height / 2 - aim.y;
    this.#fly(() => (this.shift = this.#held({ x: this.shift.x + dx, y: this.shift.y + dy })));
  }

  /** A part of the galaxy always stays in sight. */
  #held({ x, y }: Point): Point {
    const side = this.side * this.scale;
    const { left, top, right, bottom } = this.bounds;
    const most = (room: number, size: number) =>
      Math.max(0, (size * side - room) / 2) + Math.min(room, size * side) / 3;
    const mx = most(this.width, right - left);
    const my = most(this.height, bottom - top);
    return { x: Math.max(-mx, Math.min(mx, x)), y: Math.max(-my, Math.min(my, y)) };
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), SETTLE);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    if (this.scale === 1) return;
    this.zoom *= this.scale;
    this.scale = 1;
  }

  #fly(change: () => void): void {
    this.#settle();
    this.isFlying = true;
    change();
    setTimeout(() => (this.isFlying = false), 440);
  }
}
