import { ORIGIN, type Point } from "../galaxy/geometry";
import { around, type Box } from "../galaxy/placement";
import type { Bounds } from "../galaxy/rotation";
import { distanceOf } from "../galaxy/sizes";

/** Room around the galaxy, in sides of a hexagon. */
const MARGIN = 0.08;
const LEAST = 0.75;
const MOST_SIDE = 300;
/** On a small screen the map begins so large that it can be read, and is panned. */
const READABLE = 122;
const SETTLE = 140;
/** What is nearer to the edge of the stage than this is not wholly in sight. */
const EDGE = 8;
/** By how much a flight may go beyond the galaxy: names and pennants stand over its rim. */
const RIM = 24;

const moved = (box: Box, x: number, y: number): Box => ({ ...box, left: box.left + x, top: box.top + y });

/** By how much a stretch has to move so that all of it lies between 0 and this length. */
const inwards = (from: number, size: number, length: number): number =>
  Math.max(0, EDGE - from) - Math.max(0, from + size + EDGE - length);

/**
 * What part of the galaxy is in sight. While a gesture goes on, the whole layer is moved and scaled as one picture; when
 * it rests, everything is laid out anew at the new size, with words and pennants as large as before.
 */
export class Camera {
  width = $state(0);
  height = $state(0);
  bounds = $state.raw<Bounds>({ left: -1, top: -1, right: 1, bottom: 1 });
  /** How much of the stage's lower end lies under its tools. */
  below = $state(0);
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

  /**
   * Bring these boxes of the layer wholly into sight, unless they are already: planets with their names. If there is no room
   * for all, the first of them; or, where some are in sight, those that are cut off at the edge.
   */
  show(boxes: readonly Box[]): void {
    if (!boxes.length || !this.width) return;
    const { left, top, right, bottom } = this.bounds;
    const x = this.width / 2 + this.shift.x - ((left + right) / 2) * this.side;
    const y = this.height / 2 + this.shift.y - ((top + bottom) / 2) * this.side;
    const at = boxes.map((box) => moved(box, x, y));
    const seen = at.filter((box) => this.#isWhole(box));
    if (seen.length === at.length) return;
    if (this.isWhole) return this.showAll();
    const all = around(at);
    const height = this.height - this.below;
    const fits = all.width < this.width - 2 * EDGE && all.height < height - 2 * EDGE;
    if (!fits && seen.length) return this.#nudge(at, seen);
    const aim = fits ? all : at[0]!;
    this.#flyBy(this.width / 2 - aim.left - aim.width / 2, height / 2 - aim.top - aim.height / 2, moved(aim, -x, -y));
  }

  /** Those that are cut off come in, as far as none of those that were seen goes out. */
  #nudge(at: readonly Box[], seen: readonly Box[]): void {
    let by = ORIGIN;
    const kept = [...seen];
    for (const box of at) {
      if (kept.includes(box) || !this.#isCut(box)) continue;
      const { left, top, width, height } = moved(box, by.x, by.y);
      const dy = inwards(top, height, this.height - this.below);
      const next = { x: by.x + inwards(left, width, this.width), y: by.y + dy };
      if (![...kept, box].every((one) => this.#isWhole(moved(one, next.x, next.y)))) continue;
      by = next;
      kept.push(box);
    }
    const { x, y } = this.shift;
    if (by !== ORIGIN) this.#fly(() => (this.shift = { x: x + by.x, y: y + by.y }));
  }

  #isWhole({ left, top, width, height }: Box): boolean {
    return !inwards(left, width, this.width) && !inwards(top, height, this.height - this.below);
  }

  #isCut({ left, top, width, height }: Box): boolean {
    return left < this.width && top < this.height && left + width > 0 && top + height > 0;
  }

  /** As far beyond the galaxy as this box of the layer is, and no further than its rim else. */
  #flyBy(dx: number, dy: number, box: Box): void {
    const { left, top, right, bottom } = this.bounds;
    const east = box.left + box.width - right * this.side;
    const south = box.top + box.height - bottom * this.side;
    const out = Math.max(left * this.side - box.left, east, top * this.side - box.top, south);
    const rim = Math.max(RIM, out + EDGE);
    this.#fly(() => (this.shift = this.#held({ x: this.shift.x + dx, y: this.shift.y + dy }, rim)));
  }

  /** A part of the galaxy always stays in sight; or, with a rim, as much of it as there is room for. */
  #held({ x, y }: Point, rim?: number): Point {
    const side = this.side * this.scale;
    const { left, top, right, bottom } = this.bounds;
    const most = (room: number, size: number) => {
      const hidden = Math.max(0, (size * side - room) / 2);
      return hidden + (rim === undefined ? Math.min(room, size * side) / 3 : hidden && rim);
    };
    const mx = most(this.width, right - left);
    const my = most(this.height, bottom - top);
    const up = rim === undefined ? my : my + this.below;
    return { x: Math.max(-mx, Math.min(mx, x)), y: Math.max(-up, Math.min(my, y)) };
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
