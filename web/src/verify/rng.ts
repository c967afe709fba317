/** Chance as the server draws it; defined in docs/protocol.md under "Fairness", and bit for bit the same here. */

import { Blake2b, blake2b } from "./blake2b";
import { ascii } from "./bytes";

export const SEED_BYTES = 32;

/** Up to here the remainder of a word can be had without leaving the numbers that are exact. */
const SMALL = 2 ** 21;

/** A stream of chance: a seed, and how many of its words have been used. */
export class Rng {
  readonly #keyed: Blake2b;

  constructor(
    readonly seed: Uint8Array,
    public counter = 0,
  ) {
    if (seed.length !== SEED_BYTES) throw new RangeError(`a seed has ${SEED_BYTES} bytes, not ${seed.length}`);
    this.#keyed = new Blake2b({ length: 8, key: seed }).ahead(); // the same for every word, so it is mixed in once
  }

  /** The next 64 bits, as their low and high half. */
  word(): [low: number, high: number] {
    const message = new DataView(new ArrayBuffer(8));
    message.setUint32(0, this.counter >>> 0, true);
    message.setUint32(4, Math.floor(this.counter / 2 ** 32), true);
    this.counter++;
    const digest = this.#keyed.copy().update(new Uint8Array(message.buffer)).digest();
    const word = new DataView(digest.buffer);
    return [word.getUint32(0, true), word.getUint32(4, true)];
  }

  /** One of 0 .. n-1, all equally likely. */
  below(n: number): number {
    if (!Number.isSafeInteger(n) || n < 1) throw new RangeError("nothing to draw from");
    let result: number | null;
    do result = remainder(this.word(), n);
    while (result === null);
    return result;
  }
}

/** The word modulo n, or null for the last few words, which would favour small results by a hair. */
export function remainder([low, high]: readonly [low: number, high: number], n: number): number | null {
  if (n > SMALL) return bigRemainder((BigInt(high) << 32n) | BigInt(low), BigInt(n));
  const surplus = ((2 ** 32 % n) * 2 ** 32) % n;
  if (high === 2 ** 32 - 1 && low >= 2 ** 32 - surplus) return null;
  return ((high % n) * 2 ** 32 + low) % n;
}

function bigRemainder(word: bigint, n: bigint): number | null {
  const span = 1n << 64n;
  return word < span - (span % n) ? Number(word % n) : null;
}

/** What the host publishes before play; it gives nothing away and cannot be met by another secret. */
export function commitment(secret: Uint8Array): Uint8Array {
  return blake2b(secret, { length: 32, person: ascii("astrarium-commit") });
}

/** The seed of a table: the host's secret, then each seat's contribution, each after its length. */
export function mixSeed(secret: Uint8Array, contributions: readonly Uint8Array[]): Uint8Array {
  const mixed = new Blake2b({ length: SEED_BYTES, person: ascii("astrarium-seed") });
  for (const part of [secret, ...contributions]) {
    const length = new DataView(new ArrayBuffer(4));
    length.setUint32(0, part.length, true);
    mixed.update(new Uint8Array(length.buffer)).update(part);
  }
  return mixed.digest();
}
